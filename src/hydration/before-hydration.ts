/** The part of a visit that takes place before React has hydrated the page. */
export type BeforeHydration = {
  /** Input that React has not seen, oldest first. */
  readonly inputs: readonly Event[];
  /** Leaves input and history to React and Gatsby from now on. */
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
 * React does not see recorded input: an event that arrives in the middle of hydration is replayed afterwards like
 * all others, in order. What the browser itself does with an event still happens.
 *
 * Back and Forward between two paths that Gatsby had pushed change the address alone after a reload. The page is
 * then loaded again, from its top (requirement: a change of the path scrolls to the top).
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
