import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const { pathname } = window.location;
  const onPopState = () => {
    // On the way back to another page, this one stays as it is until it is gone.
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
 * The query of the page's address, with its question mark. The server's HTML knows none, and neither does the
 * page while it is hydrated.
 */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Puts another query into the address, as a step that Back undoes.
 *
 * Gatsby's `navigate` would fetch the page's data once more for each query. The history entry keeps its state,
 * by whose key Gatsby remembers how far the page is scrolled.
 */
export function pushQuery(query: string): void {
  window.history.pushState(window.history.state, "", window.location.pathname + query);
  for (const listener of listeners) listener();
}
