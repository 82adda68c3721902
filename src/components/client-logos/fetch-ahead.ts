/**
 * The distance to the row within which logos are fetched, in pixels. The marquee moves this far in eight
 * seconds.
 */
const reach = 240;

/** The time between two checks, in milliseconds. */
const interval = 4000;

/**
 * Fetches logos before the marquee moves them into view. Without this, browsers fetch a lazy image that an
 * animation moves only when its edge is visible.
 *
 * @returns a function that stops the checks
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
