import type { ReactNode } from "react";
import * as styles from "./split.module.css";

type SplitProps = {
  children: [ReactNode, ReactNode];
  /** Two equal columns. By default, they take 4 and 8 of 12. */
  columns?: "halves";
};

export function Split({ children, columns }: SplitProps) {
  return (
    <div className={styles.split} data-columns={columns}>
      {children}
    </div>
  );
}
