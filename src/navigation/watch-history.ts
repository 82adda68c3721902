import { reloadAtStart } from "./scroll-start";

declare global {
  interface Window {
    /** While a document is loading, the browser follows links: Gatsby's page would not cancel the document. */
    isLeaving?: boolean;
  }
}

/**
 * Handles Back and Forward between entries that scripts have pushed. If Gatsby cannot show the page of the
 * address at once, loads its document. Gatsby would show the page even after the visitor has chosen another one.
 */
export function watchHistory(): void {
  const { pathname, search } = location;
  addEventListener("popstate", (event) => {
    const isHydrated = !window.___beforeHydration && document.documentElement.hasAttribute("data-scripts");
    const isSamePath = location.pathname === pathname;
    const isShown = isHydrated
      ? window.___loader.loadPageSync(location.pathname)
      : isSamePath && location.search === search;
    // A document that is still loading would arrive at the wrong step of the history.
    if (isShown && !window.isLeaving) return;
    event.stopImmediatePropagation();
    window.isLeaving = true;
    if (isSamePath) location.reload();
    else reloadAtStart();
  });
  // The page may return from the back-forward cache.
  addEventListener("pagehide", () => {
    window.isLeaving = false;
  });
}
