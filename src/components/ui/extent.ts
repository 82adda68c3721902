import { fill, fillList } from "../../query/fill";
import type { Words } from "../../query/use-site";

type ProgramWords = Words["program"];

type Counts = { topicCount: number; groupCount: number; chapterCount: number };

/** Returns how many topics, groups and chapters a program has. Leaves out what it has none of. */
export function countsOf(words: ProgramWords, { topicCount, groupCount, chapterCount }: Counts) {
  const counts = [
    { label: words.topics, count: topicCount },
    { label: words.groups, count: groupCount },
    { label: words.chapters, count: chapterCount },
  ];
  return counts.filter(({ count }) => count > 0);
}

const countTexts = (words: ProgramWords, counts: Counts) =>
  countsOf(words, counts).map(({ label, count }) =>
    fill(words.fact, { label: label.toLowerCase(), value: count }),
  );

/** Returns the duration of a program or, without one, its counts, such as "5 groups, 16 chapters". */
export const extentText = (
  words: ProgramWords,
  program: Counts & { duration?: { text: string } | null },
): string => program.duration?.text ?? fillList(words.list, countTexts(words, program));

/** Returns the shortest text that says it: the days, else the hours, else the last of the counts. */
export const shortExtentText = (
  words: ProgramWords,
  { duration, ...counts }: Counts & { duration: { text: string; daysText: string | null } | null },
): string => duration?.daysText ?? duration?.text ?? countTexts(words, counts).at(-1) ?? "";
