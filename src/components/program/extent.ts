import { fill, fillList } from "../../query/fill";
import type { Words } from "../../query/words";

type ProgramWords = Words["program"];

type Counted = {
  outline?: {
    topics?: readonly object[] | null;
    groups?: readonly { topics: readonly object[] }[] | null;
  } | null;
  syllabus?: { groups: readonly { chapters: readonly string[] }[] } | null;
};

/** Returns how many topics, groups and chapters a program has. Leaves out what it has none of. */
export function countsOf(words: ProgramWords, { outline, syllabus }: Counted) {
  const topicGroups = outline?.groups ?? [];
  const chapterGroups = syllabus?.groups ?? [];
  const counts = [
    { label: words.topics, count: (outline?.topics ?? topicGroups.flatMap(({ topics }) => topics)).length },
    { label: words.groups, count: topicGroups.length + chapterGroups.length },
    { label: words.chapters, count: chapterGroups.flatMap(({ chapters }) => chapters).length },
  ];
  return counts.filter(({ count }) => count > 0);
}

/** Returns the duration of a program or, without one, its counts, such as "5 groups, 16 chapters". */
export function extentText(
  words: ProgramWords,
  program: Counted & { duration?: { text: string } | null },
): string {
  const counts = countsOf(words, program).map(({ label, count }) =>
    fill(words.fact, { label: label.toLowerCase(), value: count }),
  );
  return program.duration?.text ?? fillList(words.list, counts);
}
