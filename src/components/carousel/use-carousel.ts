import { type FocusEvent, type RefObject, useEffect, useReducer } from "react";
import { type Step, stepFrom } from "../gesture/step";
import { useStepGestures } from "../gesture/use-step-gestures";
import { usePrefersReducedMotion } from "../motion/use-prefers-reduced-motion";
import { carouselReducer, initialState, isRotating } from "./carousel-state";
import { useDueSlides } from "./use-due-slides";

/** The time for which each slide is shown, in milliseconds (requirement 5.3). */
const interval = 5000;

/** @param element contains the slides and the controls */
export function useCarousel(element: RefObject<Element>, count: number) {
  const isReduced = usePrefersReducedMotion();
  const [state, dispatch] = useReducer(carouselReducer, initialState);
  const { slide } = state;
  const isStopped = state.isStopped ?? isReduced;
  const isMoving = isRotating({ ...state, isStopped });
  const { isDue, fetchNeighbors } = useDueSlides(slide, count, isMoving ? interval : undefined);

  // The visitor may have hovered or focused the carousel before hydration.
  useEffect(() => {
    const canHover = window.matchMedia("(hover: hover)").matches;
    if (canHover && element.current?.matches(":hover")) dispatch({ type: "enter" });
    if (element.current?.querySelector(":focus-visible")) dispatch({ type: "stop" });
  }, [element]);

  // Starts again with each slide, so that a slide that the visitor chooses also gets the whole interval.
  useEffect(() => {
    if (!isMoving) return;
    const next = stepFrom(slide, "next", count);
    const timer = setTimeout(() => dispatch({ type: "show", slide: next }), interval);
    return () => clearTimeout(timer);
  }, [isMoving, slide, count]);

  const step = (step: Step) => dispatch({ type: "step", step, count });
  const gestures = useStepGestures(step);

  const carouselProps = {
    ...gestures,
    onPointerEnter: () => {
      dispatch({ type: "enter" });
      fetchNeighbors();
    },
    onPointerLeave: () => dispatch({ type: "leave" }),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) dispatch({ type: "stop" });
      fetchNeighbors();
    },
  };

  return {
    slide,
    isStopped,
    isMoving,
    isDue,
    carouselProps,
    show: (slide: number) => dispatch({ type: "show", slide }),
    step,
    toggle: () => dispatch({ type: isStopped ? "start" : "stop" }),
  };
}
