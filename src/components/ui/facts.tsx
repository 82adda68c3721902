import { Children, type ReactNode } from "react";
import * as styles from "./facts.module.css";

type FactProps = { label: string; isLarge?: boolean; children: ReactNode };

/** Renders a label and its values. Each child is a value; a large fact has one value. */
export function Fact({ label, isLarge = false, children }: FactProps) {
  return (
    <div className={styles.fact} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      {isLarge ? <dd>{children}</dd> : Children.map(children, (value) => <dd>{value}</dd>)}
    </div>
  );
}

type FactsProps = {
  children: ReactNode;
  /** A last cell with the actions. Without it, the facts share the whole width, and their values are short. */
  actions?: ReactNode;
};

/** Renders facts below the text of a landing: as rows on its card, or in wide viewports as one strip on a separate plate. */
export function Facts({ children, actions }: FactsProps) {
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>{children}</dl>
      {actions && (
        <div className={styles.actions} data-hidden-in-print>
          {actions}
        </div>
      )}
    </div>
  );
}
