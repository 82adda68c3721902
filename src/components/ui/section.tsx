import type { ReactNode } from "react";
import { Container } from "./container";
import * as styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** A background darker than sand, which it alternates with. */
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
