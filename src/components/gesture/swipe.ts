/** A move to the item before or after the current one. */
export type Step = "previous" | "next";

/** The direction of the text. It decides which side is "next". */
export type Direction = "ltr" | "rtl";

export type Point = { readonly x: number; readonly y: number };

/** A swipe is longer than this, in CSS pixels (requirement 5.8). */
const threshold = 40;

/**
 * Returns the step that a swipe stands for, if any. A swipe towards the start of the line is "next". A movement that is
 * more vertical than horizontal is no swipe.
 */
export function swipeStep(start: Point, end: Point, direction: Direction): Step | undefined {
  const across = end.x - start.x;
  const down = end.y - start.y;
  if (Math.abs(across) <= threshold || Math.abs(across) <= Math.abs(down)) return undefined;
  return across < 0 === (direction === "ltr") ? "next" : "previous";
}
