/** The result of loading a page. If loading has failed, `page` is missing. */
export type LoadedPage = { page?: { webpackCompilationHash: string } };

declare global {
  interface Window {
    /** The hash of the build whose scripts this tab runs. */
    ___webpackCompilationHash: string;
    /** The files of the code of each page, which Gatsby prefetches. */
    ___chunkMapping: Record<string, string[]>;
    ___loader: {
      /** Rejects if the site has been rebuilt with a component that this tab does not know. */
      loadPage(path: string): Promise<LoadedPage>;
      /** Returns undefined if the page is not loaded. */
      loadPageSync(path: string, options?: object): object | undefined;
    };
  }
}

/**
 * Makes Gatsby prefetch the data of pages only, because load-ahead.ts then loads their code. Documents do not
 * contain the map (src/gatsby/document/defer-scripts.ts).
 */
export function ignoreChunkMapping(): void {
  window.___chunkMapping = {};
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
