import type { ReactNode } from "react";
import { Container } from "./container";
import * as styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** The background: sand, or a darker band that alternates with it. */
  ground?: "sand" | "band";
  isForScreen?: boolean;
};

export function Section({ children, ground = "sand", isForScreen = false }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-for-screen={isForScreen}>
      <Container>{children}</Container>
    </section>
  );
}

/** Children, such as controls or a note, are at the end of the heading's line. */
export function SectionHeading({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
