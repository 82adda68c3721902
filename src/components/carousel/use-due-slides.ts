import { useEffect, useState } from "react";
import { stepFrom } from "../gesture/step";

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
 * @param delay the milliseconds until the next slide is shown; undefined if the slides do not move
 */
export function useDueSlides(slide: number, count: number, delay: number | undefined) {
  const [due, setDue] = useState<readonly number[]>([slide]);
  const next = stepFrom(slide, "next", count);

  useEffect(() => {
    setDue((due) => union(due, slide));
    if (delay === undefined) return;
    const timer = setTimeout(() => setDue((due) => union(due, next)), delay - lead);
    return () => clearTimeout(timer);
  }, [slide, next, delay]);

  return {
    isDue: (index: number) => index === slide || due.includes(index),
    fetchNeighbors: () => setDue((due) => union(due, next, stepFrom(slide, "previous", count))),
  };
}
