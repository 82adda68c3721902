declare global {
  interface Window {
    ___loader: { loadPage(path: string): Promise<unknown> };
  }
}

/**
 * Makes a page ready that Gatsby has fetched ahead: its code is read and its data parsed, and a click has nothing
 * left to wait for.
 */
export function loadAhead(path: string): void {
  window.___loader.loadPage(path);
}

/** A finger on a link, or a button of the mouse that goes down, is a click that comes a moment later. */
export function loadOnPress(): void {
  document.addEventListener("pointerdown", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    // A path with a dot is a file's.
    if (link?.origin === window.location.origin && !link.pathname.includes(".")) loadAhead(link.pathname);
  });
}
