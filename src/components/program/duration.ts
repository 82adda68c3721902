import { interpolate, interpolateList } from "../../query/interpolate";
import type { Messages } from "../../query/use-site";

type ProgramMessages = Messages["program"];

type Counts = { topicCount: number; groupCount: number; chapterCount: number };

/** Returns how many topics, groups and chapters a program has. Leaves out what it has none of. */
export function countsOf(messages: ProgramMessages, { topicCount, groupCount, chapterCount }: Counts) {
  const counts = [
    { label: messages.topics, count: topicCount },
    { label: messages.groups, count: groupCount },
    { label: messages.chapters, count: chapterCount },
  ];
  return counts.filter(({ count }) => count > 0);
}

const countTexts = (messages: ProgramMessages, counts: Counts) =>
  countsOf(messages, counts).map(({ label, count }) =>
    interpolate(messages.fact, { label: label.toLowerCase(), value: count }),
  );

/** Returns the duration of a program or, without one, its counts, such as "5 groups, 16 chapters". */
export const programDuration = (
  messages: ProgramMessages,
  program: Counts & { duration?: { text: string } | null },
): string => program.duration?.text ?? interpolateList(messages.list, countTexts(messages, program));

/** Returns the shortest text that says it: the days, else the hours, else the last of the counts. */
export const shortProgramDuration = (
  messages: ProgramMessages,
  { duration, ...counts }: Counts & { duration: { text: string; daysText: string | null } | null },
): string => duration?.daysText ?? duration?.text ?? countTexts(messages, counts).at(-1) ?? "";
