import { useSyncExternalStore } from "react";
import { abortPrevious } from "../../navigation/latest-navigation";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const { pathname } = window.location;
  const onPopState = () => {
    // Back to another page fires `popstate` while this page is still mounted. It must not change then.
    if (window.location.pathname === pathname) listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", onPopState);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", onPopState);
  };
}

/** Returns the query string of the URL, with its question mark. It is empty in static HTML. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
}

/**
 * Returns the large file of the picture that the viewer shows at this history entry. Its position would change
 * when an editor adds a picture before it.
 */
export function useOpenPicture(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.history.state?.picture,
    () => undefined,
  );
}

/**
 * Adds a history entry, so that Back undoes a change of the page. The entry keeps the rest of the history state:
 * because of its key, Gatsby neither renders the page again nor scrolls on Back and Forward. Gatsby's `navigate`
 * would do both.
 *
 * @param search the query, with its question mark
 * @param picture the large file of the picture that the viewer shows
 */
export function push(search: string, picture?: string): void {
  abortPrevious();
  window.history.pushState({ ...window.history.state, picture }, "", window.location.pathname + search);
  for (const listener of listeners) listener();
}
