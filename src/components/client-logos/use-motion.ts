import { type FocusEvent, useReducer } from "react";
import { useReducedMotion } from "../carousel/use-reduced-motion";
import { atStart, motionOf, motionReducer } from "./motion-state";

/** Whether the rows of logos move, and the handlers of the section, of the rows and of their control. */
export function useMotion() {
  const [state, dispatch] = useReducer(motionReducer, atStart);
  useReducedMotion(dispatch);
  return {
    motion: motionOf(state),
    isStopped: state.isStopped,
    toggle: () => dispatch({ type: "toggle" }),
    sectionProps: {
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(":focus-visible")) dispatch({ type: "focus" });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) dispatch({ type: "blur" });
      },
    },
    rowsProps: {
      onPointerEnter: () => dispatch({ type: "enter" }),
      onPointerLeave: () => dispatch({ type: "leave" }),
    },
  };
}
