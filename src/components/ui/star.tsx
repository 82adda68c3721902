import type { ReactNode } from "react";
import * as styles from "./star.module.css";

export function Star({ children, accent }: { children?: ReactNode; accent: Queries.Accent }) {
  return (
    <span className={styles.star} data-accent={accent}>
      {children}
    </span>
  );
}
