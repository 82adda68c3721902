import type { ReactNode } from "react";
import * as styles from "./container.module.css";

/** Renders the page column: as wide as the viewport without its gutters, at most 80rem. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
