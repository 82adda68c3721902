import type { ReactNode } from "react";
import * as styles from "./visually-hidden.module.css";

/** Words for those who listen to the page; those who see it are told by its look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
