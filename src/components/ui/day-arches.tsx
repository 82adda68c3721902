import * as styles from "./day-arches.module.css";

/** Whether the days of a program are drawn. More arches than a week has days are hard to count, and too wide for phones. */
export const hasArches = (days: number): boolean => days <= 7;

/** Renders decorative arches. The text beside them gives the number of days. */
export function DayArches({ days, isLarge }: { days: number; isLarge?: boolean }) {
  if (!hasArches(days)) return null;
  const arches = Array.from({ length: days }, (_, index) => `day ${index + 1}`);
  return (
    <span className={styles.days} data-large={isLarge} aria-hidden="true">
      {arches.map((arch) => (
        <i key={arch} className={styles.day} />
      ))}
    </span>
  );
}
