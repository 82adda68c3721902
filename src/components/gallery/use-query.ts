import { useSyncExternalStore } from "react";
import { choose } from "../../navigation/choice";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const { pathname } = window.location;
  const onPopState = () => {
    // Ignores Back navigation to another page: this page must not change before it is unmounted.
    if (window.location.pathname === pathname) listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", onPopState);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", onPopState);
  };
}

/**
 * Returns the query string of the URL, with its question mark. It is empty in static HTML and during
 * hydration.
 */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Replaces the query string of the URL with a new history entry, so that Back undoes it.
 *
 * Gatsby's `navigate` would fetch the data of the page again for each query. The entry keeps the history
 * state, because Gatsby stores the scroll position by its key.
 */
export function pushQuery(query: string): void {
  choose();
  window.history.pushState(window.history.state, "", window.location.pathname + query);
  for (const listener of listeners) listener();
}
