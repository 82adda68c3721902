import type { ReactElement } from "react";
import * as styles from "./list.module.css";

type ListProps = {
  /** The `li` of the list. */
  children: readonly ReactElement[];
  /** `numeral` is for entries in an order. With `label`, the first element of each entry is its mark. */
  mark?: "numeral" | "label";
  /** Two columns from 600 px, which fill downwards. */
  isTwoColumn?: boolean;
};

/** Renders rows with a line between them. */
export function List({ children, mark, isTwoColumn = false }: ListProps) {
  const Tag = mark ? "ol" : "ul";
  return (
    <Tag
      className={styles.list}
      data-mark={mark}
      data-columns={isTwoColumn ? 2 : undefined}
      style={isTwoColumn ? { "--rows": Math.ceil(children.length / 2) } : undefined}
    >
      {children}
    </Tag>
  );
}
