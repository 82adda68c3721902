import { type FocusEvent, type RefObject, useEffect, useState } from "react";
import { type Step, stepFrom } from "../gesture/step";
import { useStepGestures } from "../gesture/use-step-gestures";
import { usePrefersReducedMotion } from "../motion/use-prefers-reduced-motion";
import { useIsSeen } from "../view/use-is-seen";

/** The time for which each slide is shown, in milliseconds. */
const interval = 5000;

/**
 * Hover pauses the carousel, and keyboard focus stops it. It pauses while nobody sees it. Only the rotation control restarts a stopped one (APG:
 * carousel pattern).
 *
 * @param element contains the slides and the controls
 */
export function useCarousel(element: RefObject<HTMLElement>, count: number) {
  const isReduced = usePrefersReducedMotion();
  const [slide, show] = useState(0);
  const [isHovered, setIsHovered] = useState(false);
  // Undefined until the visitor uses the rotation control or the keyboard.
  const [choice, setIsStopped] = useState<boolean>();
  const isStopped = choice ?? isReduced;
  const isSeen = useIsSeen(element);
  const isMoving = !isStopped && !isHovered && isSeen;

  // The visitor may have hovered or focused the carousel before hydration.
  useEffect(() => {
    const canHover = window.matchMedia("(hover: hover)").matches;
    if (canHover && element.current?.matches(":hover")) setIsHovered(true);
    if (element.current?.querySelector(":focus-visible")) setIsStopped(true);
  }, [element]);

  // Starts again with each slide, so that a slide that the visitor chooses also gets the whole interval.
  useEffect(() => {
    if (!isMoving) return;
    const next = stepFrom(slide, "next", count);
    const timer = setTimeout(() => show(next), interval);
    return () => clearTimeout(timer);
  }, [isMoving, slide, count]);

  const step = (step: Step) => show((slide) => stepFrom(slide, step, count));
  const gestures = useStepGestures(element, step);

  const carouselProps = {
    ...gestures,
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) setIsStopped(true);
    },
  };

  return {
    slide,
    isStopped,
    isMoving,
    carouselProps,
    show,
    step,
    toggle: () => setIsStopped(!isStopped),
  };
}
