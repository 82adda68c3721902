import { type RefObject, useState } from "react";
import { stepFrom } from "../gesture/step";
import type { Step } from "../gesture/swipe";

/** The indices of the pictures in the viewer, and the position of the current one among them. */
type View = { pictures: readonly number[]; position: number };

/**
 * Holds the state of the picture viewer: closed, or open on the pictures that the grid showed when it opened.
 *
 * @param grid the list of links to the pictures; on close, focus moves to the link of the last picture shown
 */
export function useViewer(grid: RefObject<HTMLUListElement>) {
  const [view, setView] = useState<View>();

  const move = (step: Step) =>
    setView((view) => view && { ...view, position: stepFrom(view.position, step, view.pictures.length) });

  const close = () => {
    setView(undefined);
    // Back may have hidden the picture in the grid while the viewer was open.
    const inGrid = (item: HTMLLIElement | undefined) => item?.hidden === false;
    const items = [...(grid.current?.querySelectorAll("li") ?? [])];
    const last = items[view?.pictures[view.position] ?? -1];
    const item = inGrid(last) ? last : items.find(inGrid);
    item?.querySelector("a")?.focus();
  };

  return {
    view,
    open: (pictures: readonly number[], picture: number) =>
      setView({ pictures, position: pictures.indexOf(picture) }),
    move,
    close,
  };
}
