import type { Direction, Step } from "./swipe";

/** What `arrowStep` needs to know of a key. */
type Key = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};

/**
 * The move that an arrow key asks for, if any: the arrow that points where the line ends shows the next slide.
 * With a modifier the key belongs to the browser (Alt and left arrow: one page back).
 */
export function arrowStep(key: Key, direction: Direction): Step | undefined {
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return undefined;
  if (key.key !== "ArrowLeft" && key.key !== "ArrowRight") return undefined;
  return (key.key === "ArrowRight") === (direction === "ltr") ? "next" : "previous";
}

/** The slide one step away; after the last comes the first, and before the first the last. */
export function stepFrom(slide: number, step: Step, count: number): number {
  return (slide + (step === "next" ? 1 : count - 1)) % count;
}
