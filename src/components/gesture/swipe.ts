import type { Direction } from "../../language";
import type { Step } from "./step";

export type Point = { readonly x: number; readonly y: number };

/** The distance that a swipe must exceed, in CSS pixels (requirement 5.8). */
const threshold = 40;

/** A swipe toward the start of the line means "next". A movement that is mostly vertical is not a swipe. */
export function swipeStep(start: Point, end: Point, direction: Direction): Step | undefined {
  const across = end.x - start.x;
  const down = end.y - start.y;
  if (Math.abs(across) <= threshold || Math.abs(across) <= Math.abs(down)) return undefined;
  return across < 0 === (direction === "ltr") ? "next" : "previous";
}
