import { isPlain } from "../navigation/plain-click";
import { reloadAtStart } from "../navigation/scroll-start";

export type BeforeHydration = {
  /** The events that React has not received, oldest first. */
  readonly inputs: readonly Event[];
  /** Whether hydration has started. After that, an error does not end the recording. */
  isHydrating?: boolean;
  /** Ends the recording after scripts have failed. From then on, the browser handles all input. */
  giveUp(): void;
  /** Stops recording input and handling history: from then on, React and Gatsby do. */
  end(): void;
};

declare global {
  interface Window {
    /** The path of the document. If the address has another path, Gatsby replaces it with this one. */
    pagePath: string;
    /** Missing in `gatsby develop`, whose pages have no inline script. */
    ___beforeHydration?: BeforeHydration;
  }
}

const inputTypes = ["click", "change", "keydown", "pointerdown", "pointerup", "pointercancel", "submit"];

/**
 * Sets the attribute `data-scripts` while scripts work. Without the attribute, the page has the styles for browsers
 * without scripts.
 */
export function markScripts(areWorking: boolean): void {
  document.documentElement.toggleAttribute("data-scripts", areWorking);
}

/** Scripts handle clicks on or inside elements with `data-scripted` in place of the browser. */
const isForScripts = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === "click" &&
  isPlain(event) &&
  event.target instanceof Element &&
  event.target.closest("[data-scripted]") !== null;

/**
 * Records input until the page is hydrated, and handles Back and Forward.
 *
 * Recorded events do not reach React, which receives them in order after hydration. The default actions of
 * the browser still take place, unless scripts replace them (`data-scripted`), or a form is sent again.
 *
 * After a reload, Back and Forward change only the address if Gatsby or the gallery has pushed the history
 * entries. In this case, reloads the page at the new address, and scrolls to its top if the path has changed
 * (requirements 2.9 and 2.10).
 */
export function watchBeforeHydration(): BeforeHydration {
  const inputs: Event[] = [];
  const [navigation] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(navigation?.name ?? location.href);
  let isReloading = false;
  const record = (event: Event) => {
    event.stopPropagation();
    const isSentAgain = event.type === "submit" && inputs.some(({ type }) => type === "submit");
    if (isSentAgain || isForScripts(event)) event.preventDefault();
    inputs.push(event);
  };
  const showAddress = () => {
    const isSamePath = location.pathname === pathname;
    if (isSamePath && location.search === search && !isReloading) return;
    isReloading = true;
    // Without this, Gatsby may replace the address with that of the document before the page loads again.
    window.pagePath = "";
    if (isSamePath) location.reload();
    else reloadAtStart();
  };
  const recording = new AbortController();
  const { signal } = recording;
  for (const type of inputTypes) addEventListener(type, record, { capture: true, signal });
  // A page that returns from the back-forward cache must not replay what was recorded before.
  addEventListener("pagehide", () => inputs.splice(0), { signal });
  addEventListener("popstate", showAddress);
  // The visitor may have gone back before this script has run.
  showAddress();
  const giveUp = () => {
    recording.abort();
    markScripts(false);
    const click = inputs.splice(0).findLast(isForScripts);
    if (click?.target instanceof HTMLElement) click.target.click();
  };
  const end = () => {
    recording.abort();
    markScripts(true);
    removeEventListener("popstate", showAddress);
  };
  return { inputs, giveUp, end };
}
