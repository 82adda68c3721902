// Compiled into a file of its own by src/build/document/late-scripts.ts, which only pages with something that moves
// fetch: small, and without imports of libraries.

import { rotateEarly } from "../components/carousel/early-rotation";
import { driftEarly } from "../components/client-logos/early-drift";

declare global {
  interface Window {
    /** There once a page has fetched this file. */
    ___startMotion?: typeof startMotion;
  }
}

const carousels = () => document.querySelectorAll("[aria-live=off]");
const rows = () => document.querySelectorAll("[data-motion=moving]");

/**
 * Moves what moves by itself until somebody wants more of the page: so long it needs none of its scripts.
 *
 * @param start starts the page's scripts, which then go on where this has stopped
 * @returns what stops it; rows of logos move on until the scripts are there
 */
function startMotion(start: () => void): () => void {
  const preference = matchMedia("(prefers-reduced-motion: reduce)");
  preference.addEventListener("change", start);
  // The controls are to say that nothing moves.
  if (preference.matches) start();
  const stops = preference.matches
    ? []
    : [...[...carousels()].map(rotateEarly), ...[...rows()].map((row) => driftEarly(row, start))];
  return () => {
    for (const stop of stops) stop();
  };
}

window.___startMotion = startMotion;
