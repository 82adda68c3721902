import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./prose.module.css";

type ProseProps = { paragraphs: readonly string[]; children?: ReactNode };

export function Prose({ paragraphs, children }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}

export const query = graphql`
  fragment Prose on Prose {
    heading
    lead
    paragraphs
  }
`;
