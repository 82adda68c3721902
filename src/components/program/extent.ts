import { fill } from "../../query/fill";
import type { Words } from "../../query/use-words";

type Duration = { hours: number; days: number | null };

/** Returns a duration in words: "18 hours, 3 days", or "50 hours" without fixed days. */
function durationText(words: Words["program"], { hours, days }: Duration): string {
  const text = fill(hours === 1 ? words.oneHour : words.manyHours, { count: hours });
  return days === null
    ? text
    : `${text}, ${fill(days === 1 ? words.oneDay : words.manyDays, { count: days })}`;
}

type Countable = {
  duration: Duration | null;
  facts: readonly { label: string; value: string }[] | null;
};

/**
 * Returns the extent of a program in one line: its duration, or else the facts with a number, such as "5
 * groups, 16 chapters".
 */
export function extentText(words: Words["program"], { duration, facts }: Countable): string {
  if (duration) return durationText(words, duration);
  const counts = (facts ?? []).filter(({ value }) => /^\d+$/.test(value));
  return counts.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(", ");
}
