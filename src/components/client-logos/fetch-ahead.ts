/** How far beyond the ends of its row a logo may be, in pixels. It comes into view within eight seconds. */
const reach = 240;

/** Milliseconds between two checks. */
const interval = 4000;

/**
 * Fetches logos before they come into view. Browsers do not expect a lazy image to be moved into view by an
 * animation, and fetch it when its edge already shows.
 *
 * @returns stops it
 */
export function fetchAhead(row: Element): () => void {
  const fetchNear = () => {
    const { left, right } = row.getBoundingClientRect();
    for (const image of row.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
      const box = image.getBoundingClientRect();
      if (box.width > 0 && box.right > left - reach && box.left < right + reach) image.loading = "eager";
    }
  };
  fetchNear();
  const timer = setInterval(fetchNear, interval);
  return () => clearInterval(timer);
}
