import { type RefObject, useEffect, useRef, useState } from "react";
import { type Step, stepFrom } from "../gesture/step";

/**
 * Holds the position of the picture that the viewer shows. On close, moves the focus to the link of this
 * picture.
 *
 * @param start the position of the picture with which the viewer opens
 * @param count the number of pictures in the viewer
 * @param grid the list of pictures in the page, of which the viewer contains the shown ones
 */
export function useViewer(start: number, count: number, grid: RefObject<HTMLUListElement>) {
  const [position, setPosition] = useState(start);
  const last = useRef(start);

  useEffect(() => {
    last.current = position;
  }, [position]);

  useEffect(
    () => () => {
      // After Back, the browser restores the scroll position, before the next frame.
      requestAnimationFrame(() => {
        const links = grid.current?.querySelectorAll<HTMLAnchorElement>("li:not([hidden]) a") ?? [];
        links[last.current]?.focus();
      });
    },
    [grid],
  );

  const step = (step: Step) => setPosition((position) => stepFrom(position, step, count));
  return { position, step };
}
