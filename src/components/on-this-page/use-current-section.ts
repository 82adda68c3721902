import { useEffect, useState } from "react";

/**
 * Returns the id of the section that the visitor is reading: the last one that has reached the upper third of
 * the viewport, or else the first one.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setCurrent((sections.findLast((section) => reached.has(section)) ?? sections[0])?.id);
      },
      // Observes everything above a line at one third of the viewport height.
      { rootMargin: `${document.body.scrollHeight}px 0px -66% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
