import type { ReactNode } from "react";
import * as styles from "./niche.module.css";

/** An arch on its ground line that holds a number, a value or a day; its colour lies out of register. */
export function Niche({ accent, children }: { accent: Queries.Accent; children: ReactNode }) {
  return (
    <div className={styles.niche} data-accent={accent}>
      {children}
    </div>
  );
}
