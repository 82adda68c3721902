import { stepFrom } from "./step";
import type { Step } from "./swipe";

export type CarouselState = {
  /** The slide shown, counted from 0. */
  readonly slide: number;
  /** By the rotation control, by keyboard focus, or because the visitor asks for less motion. */
  readonly isStopped: boolean;
  /** A pointer rests on the carousel. */
  readonly isHovered: boolean;
};

/** What a visitor, or the clock, does to the carousel. */
export type CarouselAction =
  | { type: "show"; slide: number }
  | { type: "step"; step: Step; count: number }
  | { type: "stop" | "toggle" | "enter" | "leave" };

export const atFirstSlide: CarouselState = { slide: 0, isStopped: false, isHovered: false };

export const isRotating = ({ isStopped, isHovered }: CarouselState) => !isStopped && !isHovered;

/**
 * The carousel's state (APG: carousel pattern). A hovering pointer holds it for as long as it hovers;
 * what has stopped starts again by the rotation control only.
 */
export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case "show":
      return { ...state, slide: action.slide };
    case "step":
      return { ...state, slide: stepFrom(state.slide, action.step, action.count) };
    case "stop":
      return { ...state, isStopped: true };
    case "toggle":
      return { ...state, isStopped: !state.isStopped };
    case "enter":
      return { ...state, isHovered: true };
    case "leave":
      return { ...state, isHovered: false };
  }
}
