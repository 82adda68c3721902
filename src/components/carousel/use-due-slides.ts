import { useEffect, useState } from "react";
import { stepFrom } from "../gesture/step";
import { interval, lead } from "./interval";

/** With more slides, none of them twice. */
const together = (some: readonly number[], ...more: number[]) => [...new Set([...some, ...more])];

type Situation = { slide: number; count: number; isMoving: boolean };

/**
 * Which slides' pictures are fetched: those of the slides that were shown, of the next one shortly before its
 * turn, and of both neighbours when a visitor reaches for the carousel.
 */
export function useDueSlides({ slide, count, isMoving }: Situation) {
  const [due, setDue] = useState<readonly number[]>([slide]);
  const next = stepFrom(slide, "next", count);

  useEffect(() => {
    setDue((due) => together(due, slide));
    if (!isMoving) return;
    const timer = setTimeout(() => setDue((due) => together(due, next)), interval - lead);
    return () => clearTimeout(timer);
  }, [slide, next, isMoving]);

  return {
    isDue: (index: number) => index === slide || due.includes(index),
    fetchNeighbours: () => setDue((due) => together(due, next, stepFrom(slide, "previous", count))),
  };
}
