import type { Direction } from "../../language";

export type Step = "previous" | "next";

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * The arrow toward the end of the line means "next". Combinations with a modifier key are left to the
 * browser: Alt and left arrow goes back in the history.
 */
export function arrowStep(key: Key, direction: Direction): Step | undefined {
  if (key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return undefined;
  if (key.key !== "ArrowLeft" && key.key !== "ArrowRight") return undefined;
  return (key.key === "ArrowRight") === (direction === "ltr") ? "next" : "previous";
}

/** Wraps around at both ends. */
export function stepFrom(index: number, step: Step, count: number): number {
  return (index + (step === "next" ? 1 : count - 1)) % count;
}
