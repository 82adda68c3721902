/** The state of a page before React has hydrated it. */
export type BeforeHydration = {
  /** The input events that React has not received, oldest first. */
  readonly inputs: readonly Event[];
  /** Stops recording input and handling history, which React and Gatsby do from then on. */
  end(): void;
};

declare global {
  interface Window {
    /** Missing in `gatsby develop`, whose pages have no inline script. */
    ___beforeHydration?: BeforeHydration;
  }
}

const inputTypes = ["click", "change", "keydown", "pointerdown", "pointerup", "pointercancel"];

/**
 * Records input until the page is hydrated, and handles Back and Forward.
 *
 * Recorded events do not reach React, which receives them in order after hydration. The default actions of
 * the browser still take place.
 *
 * After a reload, Back and Forward change only the address if Gatsby has pushed the history entries. In this
 * case, reloads the page at the new address and scrolls to its top (requirements 2.9 and 2.10).
 */
export function watchBeforeHydration(): BeforeHydration {
  const inputs: Event[] = [];
  const { pathname } = location;
  const record = (event: Event) => {
    event.stopPropagation();
    inputs.push(event);
  };
  const onPopState = () => {
    if (location.pathname === pathname) return;
    scrollTo(0, 0);
    location.reload();
  };
  for (const type of inputTypes) addEventListener(type, record, true);
  addEventListener("popstate", onPopState);
  return {
    inputs,
    end() {
      for (const type of inputTypes) removeEventListener(type, record, true);
      removeEventListener("popstate", onPopState);
    },
  };
}
