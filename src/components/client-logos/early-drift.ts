import { driftDuration } from "./drift";
import { animateDrift } from "./drift-animation";
import { fetchAhead } from "./fetch-ahead";

/**
 * Moves a row of logos that has no script yet, and so no copies that follow its list (`use-drift.ts`, which goes on
 * where this is).
 *
 * @param start starts the page's scripts: called when the list's end is about to come into view
 * @returns what stops fetching logos ahead; the row moves on
 */
export function driftEarly(row: Element, start: () => void): () => void {
  const track = row.firstElementChild;
  if (!track) return () => {};
  const { width } = track.getBoundingClientRect();
  animateDrift(track, width);
  const stopFetching = fetchAhead(row, track);
  // Half of the way is left to the scripts.
  const timer = setTimeout(start, driftDuration(Math.max(0, width - row.clientWidth)) / 2);
  return () => {
    stopFetching();
    clearTimeout(timer);
  };
}
