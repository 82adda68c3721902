import { Section } from "../ui/section";
import * as styles from "./mission.module.css";

export function Mission({ mission: { heading, text } }: { mission: Queries.NoteFragment }) {
  return (
    <Section ground="navy">
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
    </Section>
  );
}
