import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "./container";
import * as labels from "./label.module.css";
import * as styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** `band` is a darker background, `navy` a dark one with a pattern. */
  ground?: "band" | "navy" | undefined;
  isHiddenInPrint?: boolean;
};

export function Section({ children, ground, isHiddenInPrint }: SectionProps) {
  return (
    <section
      className={ground === "navy" ? `${styles.section} ${styles.navy}` : styles.section}
      data-ground={ground}
      data-surface={ground === "navy" ? "dark" : undefined}
      data-hidden-in-print={isHiddenInPrint}
    >
      <Container>{children}</Container>
    </section>
  );
}

type SectionHeadProps = {
  heading: string;
  id?: string;
  /** A line above the heading. */
  label?: string;
  /** One paragraph below the heading. */
  lead?: ReactNode;
  /** Whether the page starts at the heading. It can have the focus then. */
  isStart?: boolean;
  /** Controls at the end of the line of the heading. */
  children?: ReactNode;
};

export function SectionHead({ heading, id, label, lead, isStart = false, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      {label && <p className={labels.label}>{label}</p>}
      <h2 id={id} data-start={isStart || undefined} tabIndex={isStart ? -1 : undefined}>
        {heading}
      </h2>
      {children}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

type SplitProps = {
  children: [ReactNode, ReactNode];
  /** Two equal columns. By default, they take 4 and 8 of 12. */
  columns?: "halves";
};

/** Renders two things beside each other: halves from 600 px, others, such as a head and its content, from 900 px. */
export function Split({ children, columns }: SplitProps) {
  return (
    <div className={styles.split} data-columns={columns}>
      {children}
    </div>
  );
}

export const query = graphql`
  fragment Note on Note {
    heading
    text
  }
`;
