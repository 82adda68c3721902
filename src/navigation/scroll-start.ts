/** Scrolls to the section that the fragment of the address names, or to the top of the page. */
export function scrollToStart(): void {
  const start = document.getElementById(location.hash.slice(1)) ?? document.body;
  start.scrollIntoView();
}

/**
 * Loads the document of the current address at its start. Uses `replace`, because after a reload, entries of
 * the history can share a document: quick steps back and forward would change its address while it loads. With
 * a fragment in the address, `replace` would only scroll, so the document is reloaded.
 */
export function reloadAtTop(): void {
  if (location.hash === "") location.replace(location.href);
  else {
    // After Back, the browser would restore the position.
    history.scrollRestoration = "manual";
    location.reload();
  }
}

/** Scrolls to the start after Back and Forward between documents (requirement 2.9), not after reloads. */
export function openAtStart(): void {
  const isBackOrForward = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "back_forward");
  if (isBackOrForward) {
    history.scrollRestoration = "manual";
    // Chromium restores the position once nevertheless, at the first layout.
    addEventListener("DOMContentLoaded", scrollToStart);
  }
  let left = 0;
  addEventListener("pagehide", () => {
    left = scrollY;
  });
  addEventListener("pageshow", ({ persisted }) => {
    // Right after this event, WebKit restores the position of a page from the back-forward cache, and Chromium
    // that of any other page. Firefox stores no position while the mode is manual.
    setTimeout(() => {
      if (persisted) scrollToStart();
      history.scrollRestoration = "auto";
    });
    // On a busy machine, WebKit restores it later.
    const undo = () => {
      if (scrollY !== left) return;
      left = -1;
      scrollToStart();
    };
    if (persisted && scrollY !== left)
      addEventListener("scroll", undo, { signal: AbortSignal.timeout(1000) });
  });
}
