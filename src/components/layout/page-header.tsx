import { useSite } from "../../query/use-site";
import { Container } from "../ui/container";
import { breadcrumbTo } from "./breadcrumb";
import * as styles from "./page-header.module.css";

type PageHeaderProps = { name: string; path: string };

/** The page's name and the way to it, under the header, with the arcade that hangs from it. */
export function PageHeader({ name, path }: PageHeaderProps) {
  const parents = breadcrumbTo({ name, path }, useSite().header.entries).slice(0, -1);
  return (
    <>
      <div className={styles.pageHeader} data-surface="dark">
        <Container>
          <nav aria-label="Breadcrumb">
            <ol className={styles.crumbs}>
              {parents.map((parent) => (
                <li key={parent.path}>
                  <a href={parent.path}>{parent.name}</a>
                </li>
              ))}
              <li>
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

/** The arches that hang over the picture a page opens with. Decorative. */
export function Arcade() {
  return <div className={styles.arcade} aria-hidden="true" />;
}
