import { isPlain } from "../navigation/plain-click";

export type BeforeHydration = {
  /** The events that React has not received, oldest first. */
  readonly inputs: Event[];
  /** Whether hydration has started. After that, an error of a script does not end the recording. */
  isHydrating?: boolean;
  /** Stops recording, because React is ready, or because scripts have failed. Then the browser handles all input. */
  end(areScriptsWorking: boolean): void;
};

declare global {
  interface Window {
    /** Missing in `gatsby develop`, whose pages have no inline script. */
    ___beforeHydration?: BeforeHydration;
  }
}

const inputTypes = ["click", "keydown", "pointerdown", "pointerup", "pointercancel", "submit"];

/** Scripts handle clicks on or inside elements with `data-scripted` in place of the browser. */
const isForScripts = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === "click" &&
  isPlain(event) &&
  event.target instanceof Element &&
  event.target.closest("[data-scripted]") !== null;

/**
 * Records input, which React receives in order after hydration. The default actions of the browser still take
 * place, unless scripts replace them (`data-scripted`), or a form is sent again.
 */
export function recordInput(): BeforeHydration {
  const inputs: Event[] = [];
  const recording = new AbortController();
  const { signal } = recording;
  const record = (event: Event) => {
    event.stopPropagation();
    const isSentAgain = event.type === "submit" && inputs.some(({ type }) => type === "submit");
    if (isSentAgain || isForScripts(event)) event.preventDefault();
    inputs.push(event);
  };
  for (const type of inputTypes) addEventListener(type, record, { capture: true, signal });
  // A page that returns from the back-forward cache must not replay what was recorded before.
  addEventListener("pagehide", () => inputs.splice(0), { signal });
  const end = (areScriptsWorking: boolean) => {
    recording.abort();
    // Without this attribute, the page has the styles for browsers without scripts.
    document.documentElement.toggleAttribute("data-scripts", areScriptsWorking);
    const click = areScriptsWorking ? undefined : inputs.splice(0).findLast(isForScripts);
    if (click?.target instanceof HTMLElement) click.target.click();
  };
  return { inputs, end };
}
