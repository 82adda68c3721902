import { useEffect, useId, useRef } from "react";
import { useMessages } from "../../query/use-site";
import { Button } from "../ui/button";
import * as styles from "./expandable-text.module.css";

type ExpandableTextProps = { text: string; isExpanded: boolean; onFound: () => void };

/**
 * Up to the breakpoint `foldWidth`, the text shows its first lines and a button. In wider viewports, and without
 * JavaScript, it is whole. The card handles clicks on the button. Find in page scrolls to words in the hidden lines,
 * which shows the whole text.
 */
export function ExpandableText({ text, isExpanded, onFound }: ExpandableTextProps) {
  const messages = useMessages().landing;
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);

  // The browser may have found words, such as those of a text fragment, before hydration.
  useEffect(() => {
    if (paragraph.current && paragraph.current.scrollTop > 0) onFound();
  }, [onFound]);

  return (
    <>
      <p id={id} ref={paragraph} className={styles.text} data-expanded={isExpanded} onScroll={onFound}>
        {text}
      </p>
      <div className={styles.toggle} data-needs-scripts data-hidden-in-print>
        <Button variant="text" aria-expanded={isExpanded} aria-controls={id}>
          {isExpanded ? messages.less : messages.more}
        </Button>
      </div>
    </>
  );
}
