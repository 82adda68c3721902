import { useEffect, useState } from "react";
import { stepFrom } from "../gesture/step";

/** The time for which each slide is shown, in milliseconds (requirement 5.3). */
export const interval = 5000;

/** The picture of the next slide is fetched this many milliseconds before the slide is shown. */
const lead = 2000;

/** Returns `some` itself if nothing is added, so that React does not render again. */
function union(some: readonly number[], ...more: number[]): readonly number[] {
  const added = more.filter((slide) => !some.includes(slide));
  return added.length > 0 ? [...some, ...added] : some;
}

/**
 * Returns which slides load their pictures: the slides shown so far, the next slide two seconds before it is
 * shown, and the previous and the next slide when a visitor hovers or focuses the carousel.
 */
export function useDueSlides(slide: number, count: number, isMoving: boolean) {
  const [due, setDue] = useState<readonly number[]>([slide]);
  const next = stepFrom(slide, "next", count);

  useEffect(() => {
    setDue((due) => union(due, slide));
    if (!isMoving) return;
    const timer = setTimeout(() => setDue((due) => union(due, next)), interval - lead);
    return () => clearTimeout(timer);
  }, [slide, next, isMoving]);

  return {
    isDue: (index: number) => index === slide || due.includes(index),
    fetchNeighbors: () => setDue((due) => union(due, next, stepFrom(slide, "previous", count))),
  };
}
