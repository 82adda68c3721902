import { type RefObject, useEffect, useState } from "react";
import { watchView } from "./watch-view";

/** Returns whether an element has ever been nearer to the viewport than `distance` percent of its height. */
export function useNearViewport(element: RefObject<Element>, distance: number): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current || isNear) return;
    return watchView([element.current], (inView) => setIsNear(inView.size > 0), `${distance}% 0px`);
  }, [element, distance, isNear]);

  return isNear;
}
