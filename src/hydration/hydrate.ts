import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { replay } from "./replay";

/**
 * Hydrates the page as a transition, so that React yields to the browser every five milliseconds and the
 * browser can respond to input.
 */
export function hydrate(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

/** Stops recording input, and replays it now that the page is hydrated. */
export function endHydration(): void {
  window.___beforeHydration?.end();
  window.___beforeHydration?.inputs.forEach(replay);
}
