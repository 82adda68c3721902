declare global {
  interface Window {
    /** The hash of the build whose scripts this tab runs. */
    ___webpackCompilationHash: string;
    ___loader: {
      /** Loads the code and the data of a page. The result has no `page` if this failed. */
      loadPage(path: string): Promise<{ page?: { webpackCompilationHash: string } }>;
      /** Returns the page if it is loaded, else undefined. */
      loadPageSync(path: string, options?: object): object | undefined;
    };
  }
}

const withoutQuery = (address: string) => address.replace(/\?.*/, "");

/**
 * Makes Gatsby's loader ignore the query of an address. Otherwise, it fetches the data of the page again for
 * each query, and Back to a filter of the gallery has to wait for it.
 */
export function ignoreQuery(): void {
  const { loadPage, loadPageSync } = window.___loader;
  window.___loader.loadPage = (address) => loadPage(withoutQuery(address));
  window.___loader.loadPageSync = (address, options) => loadPageSync(withoutQuery(address), options);
}
