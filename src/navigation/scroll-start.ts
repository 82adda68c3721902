import type { ShouldUpdateScrollArgs } from "gatsby";

/** Scrolls to the section in the fragment of the address, else to the element with `data-start`, else to the top. */
export function scrollToStart(): void {
  const start =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector("[data-start]") ??
    document.body;
  start.scrollIntoView();
}

/** Scrolls when the path changes. Returns false, so that Gatsby does not scroll. */
export function updateScroll({ prevRouterProps: from, routerProps: to }: ShouldUpdateScrollArgs): boolean {
  if (from && from.location.pathname !== to.location.pathname) scrollToStart();
  return false;
}

/** Opens a document at its start after Back and Forward, not after a reload. */
export function openAtStart(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "back_forward") return;
  history.scrollRestoration = "manual";
  // Chromium restores the position once nevertheless, at the first layout.
  addEventListener("DOMContentLoaded", scrollToStart);
}

/** Lets a reload keep the scroll position. Scrolls a document from the back-forward cache to its start. */
export function keepPosition(): void {
  history.scrollRestoration = "auto";
  addEventListener("pageshow", ({ persisted }) => {
    // Browsers restore positions until the next frame.
    if (persisted) requestAnimationFrame(() => setTimeout(scrollToStart));
  });
}
