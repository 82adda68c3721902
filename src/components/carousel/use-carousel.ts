import { type FocusEvent, type RefObject, useEffect, useReducer } from "react";
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
 * @param list the element whose children the slides are
 * @param count their number
 */
export function useCarousel(list: RefObject<Element>, count: number) {
  const [state, dispatch] = useReducer(carouselReducer, atFirstSlide);
  const { slide, isStopped } = state;
  const isMoving = isRotating(state);
  const { isDue, fetchNeighbours } = useDueSlides({ slide, count, isMoving });

  useReducedMotion(dispatch);

  // While the page waited for its scripts the slides may have gone on (`early-rotation.ts`).
  useEffect(() => {
    const slides = [...(list.current?.children ?? [])];
    const shown = slides.findIndex((each) => each.matches("[data-current=true]"));
    if (shown > 0) dispatch({ type: "show", slide: shown });
  }, [list]);

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
