import * as styles from "./intro.module.css";

/** The paragraph before a list, if there is one. */
export function Intro({ text }: { text?: string | null | undefined }) {
  return text ? <p className={styles.intro}>{text}</p> : null;
}
