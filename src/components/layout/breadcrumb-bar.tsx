import { useSite } from "../../query/use-site";
import type { PageLink } from "../../structured-data/graph";
import { Container } from "../ui/container";
import { Arcade } from "./arcade";
import { breadcrumbTo } from "./breadcrumb";
import * as styles from "./breadcrumb-bar.module.css";

type BreadcrumbBarProps = {
  page: PageLink;
  /** A name for the page that neither its title nor its menu entry shows. */
  label?: string | null | undefined;
};

/** Renders links to the parents of a page. Renders none if the only parent is the home page, because the logo links to it. */
export function BreadcrumbBar({ page, label }: BreadcrumbBarProps) {
  const { header, messages } = useSite();
  const parents = breadcrumbTo(page, header.entries).slice(0, -1);
  const isNeeded = parents.length > 1 || label;
  return (
    <>
      {isNeeded && (
        <div className={styles.breadcrumbBar} data-surface="dark" data-hidden-in-print>
          <Container>
            <nav aria-label={messages.navigation.breadcrumb}>
              <ol className={styles.crumbs}>
                {parents.map((parent) => (
                  <li key={parent.path} className={styles.crumb}>
                    <a className={styles.link} href={parent.path}>
                      {parent.name}
                    </a>
                  </li>
                ))}
                {label && (
                  <li className={styles.crumb}>
                    <span aria-current="page">{label}</span>
                  </li>
                )}
              </ol>
            </nav>
          </Container>
        </div>
      )}
      <Arcade />
    </>
  );
}
