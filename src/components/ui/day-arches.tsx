import * as styles from "./day-arches.module.css";

/** Renders decorative arches. The text beside them gives the number of days. */
export function DayArches({ days, isLarge }: { days: number; isLarge?: boolean }) {
  const arches = Array.from({ length: days }, (_, index) => `day ${index + 1}`);
  return (
    <span className={styles.days} data-large={isLarge} aria-hidden="true">
      {arches.map((arch) => (
        <i key={arch} className={styles.day} />
      ))}
    </span>
  );
}
