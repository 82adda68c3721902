import { type RefObject, useEffect, useState } from "react";
import { contactPath } from "../../site-paths";

/** Returns whether a link to the contact form is in view, except for that of the bar. Returns `true` in static HTML. */
export function useIsActionSeen(bar: RefObject<Element>): boolean {
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsSeen(inView.size > 0);
    });
    const links = document.querySelectorAll(`main a[href^="${contactPath}"]`);
    for (const link of links) if (!bar.current?.contains(link)) observer.observe(link);
    return () => observer.disconnect();
  }, [bar]);

  return isSeen;
}
