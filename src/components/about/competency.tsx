import { graphql } from "gatsby";
import { FramedPicture } from "../ui/framed-picture";
import { Split } from "../ui/split";
import * as styles from "./competency.module.css";

export function Competency({ competency }: { competency: Queries.CompetencyFragment }) {
  const { heading, lead, paragraphs, image } = competency;
  return (
    <Split columns="halves">
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FramedPicture image={image} accent="plum" />
    </Split>
  );
}

export const query = graphql`
  fragment Competency on Competency {
    heading
    lead
    paragraphs
    image {
      ...FramedPicture
    }
  }
`;
