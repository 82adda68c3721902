/** The result of loading a page. If loading has failed, `page` is missing. */
export type LoadedPage = { page?: { path: string; webpackCompilationHash: string } };

declare global {
  interface Window {
    /** The hash of the build whose scripts this tab runs. */
    ___webpackCompilationHash: string;
    ___loader: {
      /** Rejects if the site has been rebuilt with a component that this tab does not know. */
      loadPage(path: string): Promise<LoadedPage>;
      /** Returns undefined if the page is not loaded. */
      loadPageSync(path: string, options?: object): object | undefined;
    };
  }
}

const withoutQuery = (address: string) => address.replace(/\?.*/, "");

/**
 * Makes Gatsby's loader ignore the query of an address. Otherwise it fetches the data of the page again for
 * each query, and the Back button waits for that between filters of the gallery.
 */
export function ignoreQuery(): void {
  const { loadPage, loadPageSync } = window.___loader;
  window.___loader.loadPage = (address) => loadPage(withoutQuery(address));
  window.___loader.loadPageSync = (address, options) => loadPageSync(withoutQuery(address), options);
}
