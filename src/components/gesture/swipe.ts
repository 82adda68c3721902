import type { Direction } from "../../language";
import type { Step } from "./step";

export type Point = { readonly x: number; readonly y: number };

/** The distance that a swipe must exceed, in CSS pixels. */
const threshold = 40;

/** A pause between the wheel events of two swipes on a trackpad, in milliseconds. */
const pause = 200;

/** A swipe toward the start of the line means "next". A movement that is mostly vertical is not a swipe. */
export function swipeStep(start: Point, end: Point, direction: Direction): Step | undefined {
  const across = end.x - start.x;
  const down = end.y - start.y;
  if (Math.abs(across) <= threshold || Math.abs(across) <= Math.abs(down)) return undefined;
  return across < 0 === (direction === "ltr") ? "next" : "previous";
}

type Wheel = Pick<WheelEvent, "deltaX" | "timeStamp">;

/**
 * Returns a function that takes the wheel events of a trackpad. One swipe sends many, also after the fingers have left,
 * and is one step.
 */
export function wheelSwipes(): (event: Wheel, direction: Direction) => Step | undefined {
  let last = Number.NEGATIVE_INFINITY;
  let across = 0;
  return ({ deltaX, timeStamp }, direction) => {
    const before = timeStamp - last > pause ? 0 : across;
    last = timeStamp;
    across = before - deltaX;
    const step = (x: number) => swipeStep({ x: 0, y: 0 }, { x, y: 0 }, direction);
    return step(before) ? undefined : step(across);
  };
}
