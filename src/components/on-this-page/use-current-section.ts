import { useEffect, useState } from "react";

/**
 * The section a visitor is reading: the last one that has reached the upper third of the window, and the first
 * one above them all.
 *
 * @param ids the sections' ids, in the order of the page
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting);
        const [first] = sections;
        const isAbove = first && first.getBoundingClientRect().top > window.innerHeight / 3;
        if (reached) setCurrent(reached.target.id);
        else if (isAbove) setCurrent(first.id);
      },
      // A line across the window: exactly one section crosses it at a time.
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
