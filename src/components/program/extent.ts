/** A duration in words: "18 hours, 3 days", or "50 hours" where the days are not fixed. */
export function durationText({ hours, days }: { hours: number; days: number | null }): string {
  const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
  return days === null ? plural(hours, "hour") : `${plural(hours, "hour")}, ${plural(days, "day")}`;
}

type Countable = {
  duration: { hours: number; days: number | null } | null;
  facts: readonly { label: string; value: string }[] | null;
};

/** How much a program is, in a line: how long it takes, or what is counted in it ("5 groups, 16 chapters"). */
export function extentText({ duration, facts }: Countable): string {
  if (duration) return durationText(duration);
  const counts = (facts ?? []).filter(({ value }) => /^\d+$/.test(value));
  return counts.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(", ");
}
