import type { ReactElement, ReactNode } from "react";
import * as styles from "./list.module.css";

type ListProps = {
  /** `Row`s, or `li`. */
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
      className={isTwoColumn ? `${styles.list} ${styles.columns}` : styles.list}
      data-mark={mark}
      style={isTwoColumn ? { "--count": children.length } : undefined}
    >
      {children}
    </Tag>
  );
}

type RowProps = {
  id?: string;
  title: string;
  /** The level of the title. */
  level?: 3 | 4;
  children: ReactNode;
};

/** Renders a row with a title and, below it, a text or a list. */
export function Row({ id, title, level = 3, children }: RowProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <li id={id}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
