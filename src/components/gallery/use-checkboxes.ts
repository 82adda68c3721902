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
export function useCheckboxes(checked: Checked, onToggle: (labels: readonly string[]) => void) {
  const filter = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Applies clicks from before hydration: `:user-valid` matches only boxes that the visitor has clicked. A browser may
  // also have restored boxes from the last visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const boxes = [...(list.current?.querySelectorAll("input") ?? [])];
    const changed = boxes.filter((box) => box.checked !== box.defaultChecked);
    const clicked = changed.filter((box) => box.matches(":user-valid"));
    for (const box of changed) box.checked = box.defaultChecked;
    if (clicked.length > 0) onToggle(clicked.map((box) => box.value));
  }, []);

  const state = [...checked.keys()].join();
  useEffect(() => {
    if (state && list.current) showChecked(list.current);
  }, [state]);

  return {
    filter,
    list,
    onChange: (label: string) => {
      if (filter.current) showFirstPictures(filter.current);
      onToggle([label]);
    },
  };
}
