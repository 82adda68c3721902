import { graphql } from "gatsby";
import * as styles from "./prose.module.css";

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
