import { speed } from "./drift";

/** How far beyond the ends of its row a logo may be, in pixels: it takes eight seconds to come into view. */
const reach = 8 * speed;

/** Milliseconds between two looks at what comes next. */
const pause = 4000;

function fetchNear(row: Element, track: Element): void {
  const { left, right } = row.getBoundingClientRect();
  for (const image of track.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    const box = image.getBoundingClientRect();
    if (box.right > left - reach && box.left < right + reach) image.loading = "eager";
  }
}

/**
 * Has logos fetched before they come into view: what moves there without scrolling is not seen coming by the
 * browser. Most are minutes away.
 *
 * @returns what ends it
 */
export function fetchAhead(row: Element, track: Element): () => void {
  fetchNear(row, track);
  const timer = setInterval(() => fetchNear(row, track), pause);
  return () => clearInterval(timer);
}
