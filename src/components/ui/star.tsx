import type { ReactNode } from "react";
import * as styles from "./star.module.css";

/** The eight-pointed star that marks a place: a step, a group, the current item. */
export function Star({ children, accent }: { children?: ReactNode; accent?: Queries.Accent }) {
  return (
    <span className={styles.star} data-accent={accent}>
      {children}
    </span>
  );
}
