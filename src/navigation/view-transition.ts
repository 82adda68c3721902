import { globalHistory } from "@reach/router";

/** A page that takes longer is shown without waiting for it, in milliseconds. */
const patience = 1000;

let arrive = () => {};

/**
 * Fades from page to page where the browser can (View Transitions API). The picture of the old page is taken
 * when the address changes: a frame later React has put the new one in its place.
 */
export function startViewTransitions(): void {
  let { pathname } = window.location;
  globalHistory.listen(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isReduced || !("startViewTransition" in document)) return;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
      setTimeout(resolve, patience);
    });
    // A page in the background, or one that is left again at once, has no transition, and that is no error.
    document.startViewTransition(() => arrival).ready.catch(() => {});
  });
}

/** The new page is in its place. */
export function endViewTransition(): void {
  arrive();
}
