import { type RefObject, useEffect, useState } from "react";

/** Returns whether an element has ever been nearer to the viewport than `distance` percent of its height. */
export function useNearViewport(element: RefObject<Element>, distance: number): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${distance}% 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);

  return isNear;
}
