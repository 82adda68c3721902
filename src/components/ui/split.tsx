import type { ReactNode } from "react";
import * as styles from "./split.module.css";

type SplitProps = {
  children: [ReactNode, ReactNode];
  /** Heading beside content on twelve columns (4/8), or two halves. */
  columns?: "heading" | "halves";
};

/** Two blocks, one below the other, side by side from 900 px. */
export function Split({ children: [first, second], columns = "heading" }: SplitProps) {
  return (
    <div className={styles.split} data-columns={columns}>
      <div>{first}</div>
      <div>{second}</div>
    </div>
  );
}
