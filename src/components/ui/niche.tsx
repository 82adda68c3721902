import type { ReactNode } from "react";
import * as styles from "./niche.module.css";

export function Niche({ accent, children }: { accent: Queries.Accent; children: ReactNode }) {
  return (
    <div className={styles.niche} data-accent={accent}>
      {children}
    </div>
  );
}
