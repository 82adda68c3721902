import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const preference = window.matchMedia(query);
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}

/** Returns whether the visitor prefers reduced motion now (WCAG 2.2.2, 2.3.3). */
export const prefersReducedMotion = (): boolean => window.matchMedia(query).matches;

/**
 * Returns whether the visitor prefers reduced motion, and renders again when that changes. `false` in static
 * HTML.
 */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
