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
 * Recorded events do not reach React, which gets them in order after hydration. Default actions of the browser
 * still take place.
 *
 * After a reload, Back and Forward between entries that Gatsby pushed change only the address. The page of the new
 * address is then loaded, scrolled to its top (requirements 2.9 and 2.10).
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
