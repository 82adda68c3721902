import { type FocusEvent, useEffect, useReducer } from "react";
import { atFirstSlide, carouselReducer, isRotating } from "./carousel-state";
import { interval } from "./interval";
import { stepFrom } from "./step";
import type { Step } from "./swipe";
import { useDueSlides } from "./use-due-slides";
import { useReducedMotion } from "./use-reduced-motion";
import { useStepGestures } from "./use-step-gestures";

/**
 * The home carousel: which slide is shown, whether the slides change by themselves, and the handlers of the
 * carousel and of its controls.
 *
 * @param count the number of slides
 */
export function useCarousel(count: number) {
  const [state, dispatch] = useReducer(carouselReducer, atFirstSlide);
  const { slide, isStopped } = state;
  const isMoving = isRotating(state);
  const { isDue, fetchNeighbours } = useDueSlides({ slide, count, isMoving });

  useReducedMotion(dispatch);

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
    onPointerEnter: () => {
      dispatch({ type: "enter" });
      fetchNeighbours();
    },
    onPointerLeave: () => dispatch({ type: "leave" }),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) dispatch({ type: "stop" });
      fetchNeighbours();
    },
  };

  return {
    slide,
    isStopped,
    /** Whether the slides change by themselves at this moment. */
    isMoving,
    /** Whether a slide's picture is to be there. */
    isDue,
    carouselProps,
    show: (slide: number) => dispatch({ type: "show", slide }),
    step: (step: Step) => dispatch({ type: "step", step, count }),
    toggle: () => dispatch({ type: "toggle" }),
  };
}
