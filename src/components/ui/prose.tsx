import { graphql } from "gatsby";
import * as styles from "./prose.module.css";

export function Prose({ prose: { lead, paragraphs } }: { prose: Queries.ProseFragment }) {
  return (
    <div className={styles.prose}>
      {lead && <p className={styles.lead}>{lead}</p>}
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
