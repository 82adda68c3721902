import { type Step, stepFrom } from "../gesture/step";

type CarouselState = {
  readonly slide: number;
  /**
   * The rotation control and keyboard focus set this. While it is undefined, the visitor's motion preference
   * decides.
   */
  readonly isStopped: boolean | undefined;
  readonly isHovered: boolean;
};

export type CarouselAction =
  | { type: "show"; slide: number }
  | { type: "step"; step: Step; count: number }
  | { type: "stop" | "start" | "enter" | "leave" };

export const initialState: CarouselState = { slide: 0, isStopped: undefined, isHovered: false };

export const isRotating = ({ isStopped, isHovered }: CarouselState) => !isStopped && !isHovered;

/** Hover pauses the carousel. Only the rotation control restarts a stopped one (APG: carousel pattern). */
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
