import type { ReactNode } from "react";
import * as styles from "./facts.module.css";

type FactProps = { label: string; isLarge?: boolean; children: ReactNode };

/** Renders a term. The children are text, or a `dd` for each value. */
export function Fact({ label, isLarge = false, children }: FactProps) {
  return (
    <div data-large={isLarge}>
      <dt>{label}</dt>
      {typeof children === "string" || isLarge ? <dd>{children}</dd> : children}
    </div>
  );
}

type FactsProps = {
  children: ReactNode;
  /** A last cell with the ways to write or call. Without it, the facts share the whole width. */
  ways?: ReactNode;
};

/** Renders facts below the text of a landing: as rows on its card, or in wide viewports as one strip on a separate plate. */
export function Facts({ children, ways }: FactsProps) {
  return (
    <div className={styles.facts}>
      <dl>{children}</dl>
      {ways && (
        <div className={styles.ways} data-for-screen>
          {ways}
        </div>
      )}
    </div>
  );
}
