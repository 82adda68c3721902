import { useEffect, useState } from "react";

/** At this width or less the text of a landing card folds (specification, section 9: narrow breakpoint). */
const narrow = "(max-width: 567px)";

/**
 * Whether the text of a landing card is expanded. It is toggled at the narrow width only, and collapses when
 * the window grows wider (specification, section 4: landing cards).
 */
export function useExpandable() {
  const [isExpanded, setIsExpanded] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(narrow);
    const collapseWhenWide = () => {
      if (!query.matches) setIsExpanded(false);
    };
    query.addEventListener("change", collapseWhenWide);
    return () => query.removeEventListener("change", collapseWhenWide);
  }, []);

  return { isExpanded, toggle: () => setIsExpanded((isExpanded) => !isExpanded) };
}
