import * as styles from "./intro.module.css";

export function Intro({ text }: { text?: string | null | undefined }) {
  return text ? <p className={styles.intro}>{text}</p> : null;
}
