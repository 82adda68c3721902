import { ButtonLink } from "../ui/button";
import * as styles from "./on-this-page.module.css";

/** The sections of a long page; sticks beside them from 1200 px. */
export function OnThisPage({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <ButtonLink to="#price">Ask for a quote</ButtonLink>
    </nav>
  );
}
