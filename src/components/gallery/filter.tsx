import { useId } from "react";
import * as styles from "./filter.module.css";
import type { Checked } from "./filter-state";
import { useCheckboxes } from "./use-checkboxes";

type FilterProps = {
  options: readonly { label: string; count: number }[];
  checked: Checked;
  /** The number of pictures shown, and of all. */
  shown: number;
  total: number;
  onClick: (labels: readonly string[]) => void;
};

/**
 * The filter beside the pictures: a list, chips that wrap, or one row of chips that scrolls. The number of
 * pictures shown is announced (WCAG 4.1.3). Without script there is no filter.
 */
export function Filter({ options, checked, shown, total, onClick }: FilterProps) {
  const id = useId();
  const { filter, list, onChange } = useCheckboxes(checked, onClick);
  return (
    <fieldset ref={filter} className={styles.filter}>
      <legend>Show</legend>
      <p role="status">
        {shown} of {total} pictures
      </p>
      <ul ref={list}>
        {options.map(({ label, count }, index) => (
          <li key={label}>
            <label>
              <input
                type="checkbox"
                value={label}
                checked={checked.has(label)}
                aria-describedby={`${id}-${index}`}
                onChange={() => onChange(label)}
              />
              {label}
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
