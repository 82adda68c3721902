import { useEffect, useState } from "react";
import { stepFrom } from "../gesture/step";
import { interval, lead } from "./interval";

/** Adds slides to a list without duplicates. */
const together = (some: readonly number[], ...more: number[]) => [...new Set([...some, ...more])];

type Situation = { slide: number; count: number; isMoving: boolean };

/**
 * Returns which slides load their pictures: slides that were shown, the next one shortly before its turn, and both
 * neighbors when a visitor points at the carousel or focuses it.
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
