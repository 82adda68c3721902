import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { replay } from "./replay";

/**
 * Hydrates the page as a transition: React then works in slices of five milliseconds, and the browser can answer
 * the visitor between them.
 */
export function hydrate(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

/** Hands the visit over to the hydrated page, which then gets the input that was made before. */
export function endHydration(): void {
  window.___beforeHydration?.end();
  window.___beforeHydration?.inputs.forEach(replay);
}
