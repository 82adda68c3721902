import { useEffect, useRef } from "react";
import type { Checked } from "./filter-state";

/** Scrolls a row of chips so that at least one checked box is in view. */
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

/** Scrolls back to the first pictures. They may be above the viewport, because the filter is sticky. */
function showFirstPictures(filter: Element): void {
  const gallery = filter.parentElement;
  if (!gallery || gallery.getBoundingClientRect().top >= filter.getBoundingClientRect().top) return;
  gallery.scrollIntoView();
}

/** Applies clicks to the filter. Scrolls the checkboxes and the pictures into view. */
export function useCheckboxes(checked: Checked, onToggle: (label: string) => void) {
  const filter = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const state = [...checked.keys()].join();
  useEffect(() => {
    if (state && list.current) showChecked(list.current);
  }, [state]);

  return {
    filter,
    list,
    onChange: (label: string) => {
      if (filter.current) showFirstPictures(filter.current);
      onToggle(label);
    },
  };
}
