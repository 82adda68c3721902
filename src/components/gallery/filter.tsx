import { useEffect, useId, useRef } from "react";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import * as covered from "../ui/covered.module.css";
import * as styles from "./filter.module.css";
import type { Checked } from "./filter-state";

type FilterProps = {
  options: readonly { label: string; count: number }[];
  checked: Checked;
  shown: number;
  total: number;
  onToggle: (label: string) => void;
};

/** A line does not begin with a dash. */
export const withBoundDashes = (label: string) => label.replaceAll(" - ", "\u00a0- ");

/** Scrolls a row of chips so that at least one checked box is in view. */
function showChecked(row: Element): void {
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  const view = row.getBoundingClientRect();
  const chips = [...row.querySelectorAll("li:has(:checked)")];
  const middles = chips.map((chip) => middleOf(chip.getBoundingClientRect()));
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

/** Renders a list, or chips in narrower viewports. Announces the number of pictures (WCAG 4.1.3). */
export function Filter({ options, checked, shown, total, onToggle }: FilterProps) {
  const messages = useMessages().gallery;
  const id = useId();
  const filter = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const state = [...checked.keys()].join();

  useEffect(() => {
    if (state && list.current) showChecked(list.current);
  }, [state]);

  function onChange(label: string) {
    if (filter.current) showFirstPictures(filter.current);
    onToggle(label);
  }

  return (
    <fieldset ref={filter} className={styles.filter} data-needs-scripts>
      <legend>{messages.filter}</legend>
      <p role="status">{interpolate(messages.shown, { shown, count: total })}</p>
      <ul ref={list}>
        {options.map(({ label, count }, index) => (
          <li key={label}>
            <label className={`${covered.covered} ${styles.option}`}>
              <input
                className={covered.control}
                type="checkbox"
                value={label}
                checked={checked.has(label)}
                aria-describedby={`${id}-${index}`}
                onChange={() => onChange(label)}
              />
              {withBoundDashes(label)}{" "}
              <small id={`${id}-${index}`} aria-hidden="true">
                {count}
              </small>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
