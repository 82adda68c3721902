import { type RefObject, useEffect, useState } from "react";

/** Returns whether an element is in the viewport of a visible tab. Returns `true` in static HTML. */
export function useIsSeen(element: RefObject<Element>): boolean {
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    let isInView = true;
    const update = () => setIsSeen(isInView && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? isInView;
      update();
    });
    observer.observe(element.current);
    document.addEventListener("visibilitychange", update);
    update();
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [element]);

  return isSeen;
}
