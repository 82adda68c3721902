import { Container } from "../ui/container";
import * as styles from "./mission.module.css";

export function Mission({ mission: { heading, text } }: { mission: Queries.NoteFragment }) {
  return (
    <section className={styles.mission} data-surface="dark">
      <Container>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </Container>
    </section>
  );
}
