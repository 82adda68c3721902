import * as styles from "./day-arches.module.css";

/** More arches than a week has days are hard to count, and too wide for phones. */
const most = 7;

/** Renders a decorative arch for each day. The text beside them gives the number of days. */
export function DayArches({ days, isLarge = false }: { days: number; isLarge?: boolean }) {
  if (days > most) return null;
  return (
    <i
      className={styles.days}
      data-large={isLarge || undefined}
      style={{ "--days": days }}
      aria-hidden="true"
    />
  );
}
