import type { ReactNode } from "react";
import { useMessages } from "../../query/use-site";
import { List } from "../ui/list";
import * as styles from "./on-this-page.module.css";
import { useCurrentSection } from "./use-current-section";

type OnThisPageProps = {
  sections: readonly { id: string; label: string }[];
  /** A button below the list. */
  children: ReactNode;
};

export function OnThisPage({ sections, children }: OnThisPageProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.nav} aria-label={useMessages().navigation.sections}>
      <List>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </List>
      <div className={styles.action}>{children}</div>
    </nav>
  );
}
