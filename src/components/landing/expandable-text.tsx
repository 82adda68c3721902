import { useId } from "react";
import { useWords } from "../../query/use-words";
import * as styles from "./expandable-text.module.css";

type ExpandableTextProps = { text: string; isExpanded: boolean };

/**
 * Renders the text of a landing. In viewports up to 567 px wide, it shows three lines and a button. In
 * wider viewports, and without JavaScript, it shows the whole text. The card handles clicks on the button.
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
