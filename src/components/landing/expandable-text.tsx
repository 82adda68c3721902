import { useId } from "react";
import * as styles from "./expandable-text.module.css";
import { useExpandable } from "./use-expandable";

/** A landing card's text: three lines with a control at 567 px or less, whole above and without script. */
export function ExpandableText({ text }: { text: string }) {
  const id = useId();
  const { isExpanded, toggle } = useExpandable();
  return (
    <>
      <p id={id} className={styles.text} data-expanded={isExpanded}>
        {text}
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={toggle}
      >
        {isExpanded ? "Read less" : "Read more"}
      </button>
    </>
  );
}
