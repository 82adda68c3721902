import { graphql } from "gatsby";
import { Container } from "../ui/container";
import { Star } from "../ui/star";
import * as styles from "./mission.module.css";

export function Mission({ mission: { heading, text } }: { mission: Queries.MissionFragment }) {
  return (
    <section className={styles.mission} data-surface="dark">
      <Container>
        <h2>
          <Star accent="orange" />
          {heading}
        </h2>
        <p>{text}</p>
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment Mission on Note {
    heading
    text
  }
`;
