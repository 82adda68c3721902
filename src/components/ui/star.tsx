import type { ReactNode } from "react";
import * as styles from "./star.module.css";

/** Renders the decorative mark of a step. */
export function Star({ children, accent }: { children: ReactNode; accent: Queries.Accent }) {
  return (
    <span className={styles.star} data-accent={accent} aria-hidden="true">
      {children}
    </span>
  );
}
