import type { ReactNode } from "react";
import * as styles from "./container.module.css";

/** The page's column: as wide as the window less its gutters, 80rem at most. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
