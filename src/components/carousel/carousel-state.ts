import { stepFrom } from "../gesture/step";
import type { Step } from "../gesture/swipe";

export type CarouselState = {
  /** The index of the current slide. */
  readonly slide: number;
  /**
   * Whether the rotation control or keyboard focus has stopped the slides. If undefined, the motion
   * preference of the visitor decides.
   */
  readonly isStopped: boolean | undefined;
  /** Whether a pointer is over the carousel. */
  readonly isHovered: boolean;
};

/** An action of the visitor or of the timer. */
export type CarouselAction =
  | { type: "show"; slide: number }
  | { type: "step"; step: Step; count: number }
  | { type: "stop" | "start" | "enter" | "leave" };

export const initialState: CarouselState = { slide: 0, isStopped: undefined, isHovered: false };

/** Returns whether the slides change automatically. */
export const isRotating = ({ isStopped, isHovered }: CarouselState) => !isStopped && !isHovered;

/**
 * Returns the state of the carousel after an action (APG: carousel pattern). Hover pauses the carousel. Only
 * the rotation control restarts a stopped carousel.
 */
export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case "show":
      return { ...state, slide: action.slide };
    case "step":
      return { ...state, slide: stepFrom(state.slide, action.step, action.count) };
    case "stop":
    case "start":
      return { ...state, isStopped: action.type === "stop" };
    case "enter":
    case "leave":
      return { ...state, isHovered: action.type === "enter" };
  }
}
