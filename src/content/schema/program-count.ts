import type { z } from "zod";
import type { program } from "./program";

type Counted = Pick<z.infer<typeof program>, "outline" | "syllabus">;

/** Returns the number of topics, groups and chapters of a program. Leaves out what it has none of. */
export function countsOf({ outline, syllabus }: Counted): Record<string, number> {
  const outlineGroups = outline?.groups ?? [];
  const chapterGroups = syllabus?.groups ?? [];
  const counts = {
    topics: [outline?.topics ?? [], ...outlineGroups.map(({ topics }) => topics)].flat().length,
    groups: outlineGroups.length + chapterGroups.length,
    chapters: chapterGroups.flatMap(({ chapters }) => chapters).length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
