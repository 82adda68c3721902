/** What the inline script of a page leaves to its late ones. */
export type EarlyInputs = {
  /** Clicks and changes, in the order in which they were made. */
  readonly events: readonly Event[];
  /** Stops recording: from now on the page hears for itself. */
  stop(): void;
};

declare global {
  interface Window {
    /** Missing where Gatsby serves a page while it is edited. */
    ___earlyInputs?: EarlyInputs;
  }
}

/** Records what is done to controls before the page's scripts are there. */
export function recordEarlyInputs(): EarlyInputs {
  const events: Event[] = [];
  const record = (event: Event) => {
    events.push(event);
  };
  const types = ["click", "change"];
  for (const type of types) addEventListener(type, record, true);
  return {
    events,
    stop() {
      for (const type of types) removeEventListener(type, record, true);
    },
  };
}
