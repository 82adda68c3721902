/** A duration in words: "18 hours, 3 days", or "50 hours" where the days are not fixed. */
export function durationText({ hours, days }: { hours: number; days: number | null }): string {
  const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
  return days === null ? plural(hours, "hour") : `${plural(hours, "hour")}, ${plural(days, "day")}`;
}
