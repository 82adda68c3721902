import { type MouseEvent, useEffect, useState } from "react";

/** Matches the viewports in which the text of a landing collapses (requirement 11.2). */
const narrow = "(width <= 567px)";

/**
 * Holds whether the text of a landing is expanded. In narrow viewports a click on the card toggles it.
 * It collapses when the viewport grows wider (requirements 11.3 and 11.4).
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

  function onClick({ target }: MouseEvent) {
    const isOnButton = target instanceof HTMLButtonElement;
    const hasSelectedText = window.getSelection()?.type === "Range";
    if (!window.matchMedia(narrow).matches || (hasSelectedText && !isOnButton)) return;
    setIsExpanded((isExpanded) => !isExpanded);
  }

  return { isExpanded, onClick };
}
