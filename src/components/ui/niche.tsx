import type { ReactNode } from "react";
import * as styles from "./niche.module.css";

/** An arch that contains a number or an icon. Its fill is offset from its outline. */
export function Niche({ accent, children }: { accent: Queries.Accent; children: ReactNode }) {
  return (
    <div className={styles.niche} data-accent={accent}>
      {children}
    </div>
  );
}
