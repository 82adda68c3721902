/** What the inline script of a page leaves to its late ones. */
export type EarlyInputs = {
  /**
   * The controls that a visitor used before the page's scripts were there: buttons that were pressed, radio buttons
   * that are now checked, fields in which a file was chosen. Links and text fields need no script; checkboxes keep
   * what they are until somebody asks them (`src/components/gallery/use-checkboxes.ts`).
   */
  readonly inputs: readonly Element[];
  /** Stops recording: from now on the page hears for itself. */
  stop(): void;
};

declare global {
  interface Window {
    /** Missing where Gatsby serves a page while it is edited. */
    ___earlyInputs?: EarlyInputs;
  }
}

/** The control of a click or a change that would be lost, if it is one. */
function controlOf({ type, target }: Event): Element | null {
  if (!(target instanceof Element)) return null;
  // What opens a popover or a disclosure does so without script.
  if (type === "click") return target.closest("button:not([popovertarget])");
  return target.matches("[type=radio], [type=file]") ? target : null;
}

/** Records what is done to controls, in the order in which it is done. */
export function recordEarlyInputs(): EarlyInputs {
  const inputs: Element[] = [];
  const record = (event: Event) => {
    const control = controlOf(event);
    if (control) inputs.push(control);
  };
  const types = ["click", "change"];
  for (const type of types) addEventListener(type, record, true);
  return {
    inputs,
    stop() {
      for (const type of types) removeEventListener(type, record, true);
    },
  };
}
