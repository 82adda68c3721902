import type { ReactNode } from "react";
import { Container } from "./container";
import * as styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** A background that is darker than sand. The two alternate on a page. */
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
