import { type MouseEvent, useCallback, useEffect, useState } from "react";
import * as breakpoint from "../../styles/breakpoint.module.css";

const foldable = `(width <= ${breakpoint.foldWidth})`;

/** In foldable viewports a click on the card toggles the text. The text collapses when the viewport grows wider. */
export function useExpandable() {
  const [isExpanded, setIsExpanded] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(foldable);
    const collapse = () => setIsExpanded(false);
    query.addEventListener("change", collapse);
    return () => query.removeEventListener("change", collapse);
  }, []);

  function onClick({ target }: MouseEvent) {
    const isOnButton = target instanceof HTMLButtonElement;
    const hasSelectedText = window.getSelection()?.type === "Range";
    if (!window.matchMedia(foldable).matches || (hasSelectedText && !isOnButton)) return;
    setIsExpanded((isExpanded) => !isExpanded);
  }

  const onFound = useCallback(() => setIsExpanded(true), []);

  return { isExpanded, onClick, onFound };
}
