import { useWords } from "../../query/use-site";
import { ButtonLink } from "../ui/button";
import * as styles from "./on-this-page.module.css";
import { useCurrentSection } from "./use-current-section";

type OnThisPageProps = {
  sections: readonly { id: string; label: string }[];
  /** The label of the button that leads to the last section, with the timetable and the price. */
  quote: string;
};

export function OnThisPage({ sections, quote }: OnThisPageProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.nav} aria-label={useWords().navigation.sections}>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink to="#price">{quote}</ButtonLink>
    </nav>
  );
}
