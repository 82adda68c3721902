import type { ReactNode } from "react";
import { Container } from "./container";
import * as styles from "./section.module.css";

type SectionProps = {
  children: ReactNode;
  /** The ground it stands on: sand, or the darker band that alternates with it. */
  ground?: "sand" | "band";
  /** For those who are on the site: not printed. */
  isForScreen?: boolean;
};

/** A section of a page, across its whole width, with the content in the page's column. */
export function Section({ children, ground = "sand", isForScreen = false }: SectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-for-screen={isForScreen}>
      <Container>{children}</Container>
    </section>
  );
}

/** A section's heading with what stands at its end: controls, a note. */
export function SectionHeading({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}
