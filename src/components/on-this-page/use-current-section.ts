import { useEffect, useState } from "react";
import { watchView } from "../view/watch-view";

/**
 * Returns the id of the section that the visitor is reading: the last one that has reached the upper third of
 * the viewport, or else the first one.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");

  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    return watchView(
      sections,
      (reached) => setCurrent((sections.findLast((section) => reached.has(section)) ?? sections[0])?.id),
      // Everything above a line at one third of the viewport height.
      `${document.body.scrollHeight}px 0px -66% 0px`,
    );
  }, [key]);

  return current;
}
