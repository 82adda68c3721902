import { useId } from "react";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import * as covered from "../ui/covered.module.css";
import * as styles from "./filter.module.css";
import type { Checked } from "./filter-state";
import { useCheckboxes } from "./use-checkboxes";

type FilterProps = {
  options: readonly { label: string; count: number }[];
  checked: Checked;
  shown: number;
  total: number;
  onToggle: (label: string) => void;
};

/** A line does not begin with a dash. */
const withBoundDashes = (label: string) => label.replaceAll(" - ", "\u00a0- ");

/** Renders a list, or chips in narrower viewports. Announces the number of pictures (WCAG 4.1.3). */
export function Filter({ options, checked, shown, total, onToggle }: FilterProps) {
  const messages = useMessages().gallery;
  const id = useId();
  const { filter, list, onChange } = useCheckboxes(checked, onToggle);
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
              <span>
                {withBoundDashes(label)}{" "}
                <small id={`${id}-${index}`} aria-hidden="true">
                  {count}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
