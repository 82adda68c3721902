import { useId } from "react";
import { useWords } from "../../query/use-words";
import * as styles from "./expandable-text.module.css";

type ExpandableTextProps = { text: string; isExpanded: boolean };

/**
 * Renders a landing card's text: three lines and a button at 567 px or less; in full above, and without
 * JavaScript. The card handles the button's clicks.
 */
export function ExpandableText({ text, isExpanded }: ExpandableTextProps) {
  const words = useWords().landing;
  const id = useId();
  return (
    <>
      <p id={id} className={styles.text} data-expanded={isExpanded}>
        {text}
      </p>
      <button type="button" className={styles.toggle} aria-expanded={isExpanded} aria-controls={id}>
        {isExpanded ? words.less : words.more}
      </button>
    </>
  );
}
