import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "./container";
import * as styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** `band` is a darker background. On a page, sections with and without it alternate. */
  ground?: "band" | undefined;
  isForScreen?: boolean;
};

export function Section({ children, ground, isForScreen }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-for-screen={isForScreen}>
      <Container>{children}</Container>
    </section>
  );
}

export function SectionHeading({ heading }: { heading: string }) {
  return (
    <div className={styles.heading}>
      <h2>{heading}</h2>
    </div>
  );
}

export const query = graphql`
  fragment Note on Note {
    heading
    text
  }
`;
