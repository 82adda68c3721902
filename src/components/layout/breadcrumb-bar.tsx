import { useSite } from "../../query/use-site";
import { Container } from "../ui/container";
import { breadcrumbTo } from "./breadcrumb";
import * as styles from "./breadcrumb-bar.module.css";

export function BreadcrumbBar({ name, path }: { name: string; path: string }) {
  const { header, words } = useSite();
  const parents = breadcrumbTo({ name, path }, header.entries).slice(0, -1);
  return (
    <>
      <div className={styles.breadcrumbBar} data-surface="dark" data-for-screen>
        <Container>
          <nav aria-label={words.navigation.breadcrumb}>
            <ol className={styles.crumbs}>
              {parents.map((parent) => (
                <li key={parent.path} className={styles.crumb}>
                  <a href={parent.path}>{parent.name}</a>
                </li>
              ))}
              <li className={styles.crumb}>
                <span aria-current="page">{name}</span>
              </li>
            </ol>
          </nav>
        </Container>
      </div>
      <Arcade />
    </>
  );
}

/** Renders the decorative row of arches above the first picture of a page. */
export function Arcade() {
  return <div className={styles.arcade} aria-hidden="true" data-for-screen />;
}
