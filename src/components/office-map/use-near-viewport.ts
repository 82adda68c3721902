import { type RefObject, useEffect, useState } from "react";

/** Returns whether an element is, or has been, within half a viewport height of the viewport. */
export function useNearViewport(element: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: "50% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
