import { type RefObject, useState } from "react";
import { stepFrom } from "../gesture/step";
import type { Step } from "../gesture/swipe";

/** The pictures of the viewer, by their index in the gallery, and which of them it shows. */
type View = { pictures: readonly number[]; position: number };

/**
 * The viewer of the gallery's pictures: closed, or open on the pictures the grid showed when it opened.
 *
 * @param grid the list of links to the pictures; on closing, the focus returns to that of the last one shown
 */
export function useViewer(grid: RefObject<HTMLUListElement>) {
  const [view, setView] = useState<View>();

  const move = (step: Step) =>
    setView((view) => view && { ...view, position: stepFrom(view.position, step, view.pictures.length) });

  const close = () => {
    setView(undefined);
    // Back may have changed the filter while the viewer was open.
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
