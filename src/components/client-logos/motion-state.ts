export type MotionState = {
  /** By the control, or because the visitor asks for less motion. */
  readonly isStopped: boolean;
  /** The keyboard's focus is on the control or on a row. */
  readonly isFocused: boolean;
  /** A pointer rests on the rows. */
  readonly isHovered: boolean;
};

export type MotionAction = { type: "stop" | "toggle" | "focus" | "blur" | "enter" | "leave" };

/** `still` rows can be scrolled; `paused` ones only wait for the pointer to leave. */
export type Motion = "moving" | "paused" | "still";

export const atStart: MotionState = { isStopped: false, isFocused: false, isHovered: false };

/**
 * Whether the rows move (WCAG 2.2.2: pause, stop, hide). They wait while a pointer rests on them or the
 * keyboard's focus is there. Whoever starts them with the keyboard means to see them move, focus or not.
 */
export function motionReducer(state: MotionState, action: MotionAction): MotionState {
  switch (action.type) {
    case "stop":
      return { ...state, isStopped: true };
    case "toggle":
      return { ...state, isStopped: !state.isStopped, isFocused: false };
    case "focus":
      return { ...state, isFocused: true };
    case "blur":
      return { ...state, isFocused: false };
    case "enter":
      return { ...state, isHovered: true };
    case "leave":
      return { ...state, isHovered: false };
  }
}

export function motionOf({ isStopped, isFocused, isHovered }: MotionState): Motion {
  if (isStopped || isFocused) return "still";
  return isHovered ? "paused" : "moving";
}
