import { useId } from "react";
import { useWords } from "../../query/use-site";
import * as styles from "./expandable-text.module.css";

/**
 * Up to the breakpoint `foldWidth`, the text shows its first lines and a button. In wider viewports, and without
 * JavaScript, it is whole. The card handles clicks on the button.
 */
export function ExpandableText({ text, isExpanded }: { text: string; isExpanded: boolean }) {
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
