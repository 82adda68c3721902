import { useEffect, useRef } from "react";
import type { Checked } from "./filter-state";

/** In a row that scrolls, one of the checked boxes at least is in view. */
function showChecked(row: Element): void {
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  const view = row.getBoundingClientRect();
  const middles = [...row.children]
    .filter((item) => item.querySelector(":checked"))
    .map((item) => middleOf(item.getBoundingClientRect()));
  const [first] = middles;
  if (first === undefined || middles.some((middle) => middle > view.left && middle < view.right)) return;
  row.scrollBy({ left: first - middleOf(view) });
}

/** While the filter sticks to the window, the first pictures are above it: they come back into view. */
function showFirstPictures(filter: Element): void {
  const gallery = filter.parentElement;
  if (!gallery || gallery.getBoundingClientRect().top >= filter.getBoundingClientRect().top) return;
  gallery.scrollIntoView();
}

/** The filter's checkboxes in the page: what React does not see of them, and where the page is scrolled to. */
export function useCheckboxes(checked: Checked, onClick: (labels: readonly string[]) => void) {
  const filter = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Boxes that were clicked before the script was there: now the clicks count. What the browser brought back
  // from the last visit does not: the address says which boxes are checked.
  useEffect(() => {
    const boxes = list.current?.querySelectorAll("input") ?? [];
    const other = [...boxes].filter((box) => box.checked !== checked.has(box.value));
    const clicked = other.filter((box) => box.matches(":user-valid"));
    for (const box of other) box.checked = checked.has(box.value);
    if (clicked.length > 0) onClick(clicked.map((box) => box.value));
  });

  const state = [...checked.keys()].join();
  useEffect(() => {
    if (state && list.current) showChecked(list.current);
  }, [state]);

  return {
    filter,
    list,
    onChange: (label: string) => {
      if (filter.current) showFirstPictures(filter.current);
      onClick([label]);
    },
  };
}
