/** Scrolls to the section in the fragment of the address, else to the element with `data-start`, else to the top. */
export function scrollToStart(): void {
  const start =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector("[data-start]") ??
    document.body;
  start.scrollIntoView();
}

type RouterProps = { location: { pathname: string } };
type Change = { prevRouterProps?: RouterProps; routerProps: RouterProps };

/** Scrolls when the path changes. Returns false, so that Gatsby does not scroll. */
export function updateScroll({ prevRouterProps: from, routerProps: to }: Change): boolean {
  if (from && from.location.pathname !== to.location.pathname) scrollToStart();
  return false;
}

/** Loads the document of the current address at its start. */
export function reloadAtStart(): void {
  history.scrollRestoration = "manual";
  location.reload();
}

/**
 * Scrolls to the start after Back and Forward between documents, also if the document comes
 * from the back-forward cache, not after reloads.
 */
export function openAtStart(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "back_forward") {
    history.scrollRestoration = "manual";
    // Chromium restores the position once nevertheless, at the first layout.
    addEventListener("DOMContentLoaded", scrollToStart);
  }
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) {
      history.scrollRestoration = "manual";
      scrollToStart();
    }
    // Browsers restore positions until the next frame. In manual mode, Firefox would store none for a reload.
    requestAnimationFrame(() =>
      setTimeout(() => {
        history.scrollRestoration = "auto";
      }),
    );
  });
}
