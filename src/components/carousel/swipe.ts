/** A move of one slide. */
export type Step = "previous" | "next";

/** Which way the page reads: it decides what lies ahead. */
export type Direction = "ltr" | "rtl";

export type Point = { readonly x: number; readonly y: number };

/** A swipe is longer than this, in CSS pixels (specification, section 9: swipe threshold). */
const threshold = 40;

/**
 * The move that a pointer asks for between touching and leaving the surface, if any. The slides follow the
 * pointer: what is pushed towards the start of the line lets the next one in. A path that goes farther down
 * or up than across is no swipe.
 */
export function swipeStep(start: Point, end: Point, direction: Direction): Step | undefined {
  const across = end.x - start.x;
  const down = end.y - start.y;
  if (Math.abs(across) <= threshold || Math.abs(across) <= Math.abs(down)) return undefined;
  return across < 0 === (direction === "ltr") ? "next" : "previous";
}
