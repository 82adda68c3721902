import { reloadAtStart } from "./scroll-start";

declare global {
  interface Window {
    /** Whether another document is loading. It will replace the page, so Gatsby does not follow links until then. */
    isLeaving?: boolean;
  }
}

/**
 * Handles Back and Forward between entries that scripts have pushed. If Gatsby cannot show the page of the
 * address at once, loads its document. Gatsby would show the page even after the visitor has chosen another one.
 */
export function watchHistory(): void {
  const { pathname } = location;
  addEventListener("popstate", (event) => {
    const isHydrated = !window.___beforeHydration && document.documentElement.hasAttribute("data-scripts");
    const isSamePath = location.pathname === pathname;
    const isShown = isHydrated ? window.___loader.loadPageSync(location.pathname) : isSamePath;
    // If another document is loading, it would be shown at this entry of the history.
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
