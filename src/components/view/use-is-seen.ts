import { type RefObject, useEffect, useState } from "react";
import { watchView } from "./watch-view";

/** Returns whether an element is in the viewport of a visible tab. Returns `true` in static HTML. */
export function useIsSeen(element: RefObject<Element>): boolean {
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    let isInView = true;
    const update = () => setIsSeen(isInView && !document.hidden);
    const end = watchView([element.current], (inView) => {
      isInView = inView.size > 0;
      update();
    });
    document.addEventListener("visibilitychange", update);
    return () => {
      end();
      document.removeEventListener("visibilitychange", update);
    };
  }, [element]);

  return isSeen;
}
