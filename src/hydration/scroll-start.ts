/** Scrolls to the section that the fragment of the address names, or to the top of the page. */
export function scrollToStart(): void {
  const section = document.getElementById(location.hash.slice(1));
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
}

/**
 * Opens the page at its start after Back and Forward between documents (requirement 2.9). A reload keeps the
 * position, which the browser restores.
 *
 * Until the page is shown, the browser does not restore the position that it stored when the visitor left.
 * Chromium has restored it before, at the first layout.
 */
export function openAtStart(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward") {
    history.scrollRestoration = "manual";
    addEventListener("DOMContentLoaded", scrollToStart);
  }
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) scrollToStart();
    // Chromium restores the position once more right after this event. Firefox stores none in manual mode.
    setTimeout(() => {
      history.scrollRestoration = "auto";
    });
  });
}
