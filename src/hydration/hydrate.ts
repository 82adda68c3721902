import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { replay } from "./replay";

/**
 * Hydrates the page as a transition: React then works in slices of five milliseconds and lets the browser
 * answer the visitor between them.
 */
export function hydrate(page: ReactNode, container: Element): void {
  window.___earlyInputs?.stop();
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

/** What was done before the page listened is done now. */
export function replayEarlyInputs(): void {
  for (const event of window.___earlyInputs?.events ?? []) replay(event);
}
