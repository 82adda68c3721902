import * as chevron from "./chevron.module.css";
import * as styles from "./title-link.module.css";

/** Renders the title of a card, row or feature as a link, which covers all of it. The card composes `covered`. */
export function TitleLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.link} href={to}>
      <span className={chevron.arrow}>{children}</span>
    </a>
  );
}
