import { type FocusEvent, useEffect, useReducer, useState } from "react";
import { atFirstSlide, carouselReducer, isRotating } from "./carousel-state";
import { stepFrom } from "./step";
import type { Step } from "./swipe";
import { useReducedMotion } from "./use-reduced-motion";
import { useStepGestures } from "./use-step-gestures";

/** Milliseconds a slide is shown (specification, section 9: carousel interval). */
const interval = 5000;

/**
 * The home carousel: which slide is shown, whether the slides change by themselves, and the handlers of the
 * carousel and of its controls.
 *
 * @param count the number of slides
 */
export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(carouselReducer, atFirstSlide);
  const [isReady, setIsReady] = useState(false);
  const { slide, isStopped } = state;
  const isMoving = isRotating(state);

  useReducedMotion(dispatch);
  useEffect(() => setIsReady(true), []);

  // After a choice, too, the slide is shown for the whole interval.
  useEffect(() => {
    if (!isMoving) return;
    const next = stepFrom(slide, "next", count);
    const timer = setTimeout(() => dispatch({ type: "show", slide: next }), interval);
    return () => clearTimeout(timer);
  }, [isMoving, slide, count]);

  const gestures = useStepGestures((step) => dispatch({ type: "step", step, count }));

  /** Handlers of the carousel, controls and all. */
  const carouselProps = {
    ...gestures,
    onPointerEnter: () => dispatch({ type: "enter" }),
    onPointerLeave: () => dispatch({ type: "leave" }),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) dispatch({ type: "stop" });
    },
  };

  return {
    slide,
    isStopped,
    /** Whether the slides change by themselves at this moment. */
    isMoving,
    /** Whether there is script: the pictures of the slides to come are fetched only then. */
    isReady,
    carouselProps,
    show: (slide: number) => dispatch({ type: "show", slide }),
    step: (step: Step) => dispatch({ type: "step", step, count }),
    toggle: () => dispatch({ type: "toggle" }),
  };
}
