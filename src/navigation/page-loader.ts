/** The code and the data of a page. Without `page`, loading has failed. */
export type LoadedPage = { page?: { webpackCompilationHash: string } };

declare global {
  interface Window {
    /** The hash of the build whose scripts this tab runs. */
    ___webpackCompilationHash: string;
    ___loader: {
      /** Rejects if the site has been rebuilt with a component that this tab does not know. */
      loadPage(path: string): Promise<LoadedPage>;
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
