import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { homePath } from "../../site-paths";
import { DayArches } from "../ui/day-arches";
import { nameLines } from "./name-lines";
import * as styles from "./navigation-entry.module.css";

type NavigationEntryProps = {
  entry: Queries.NavigationEntryFragment;
  path: string;
  isCurrentMenu: boolean;
  isOpen: boolean | undefined;
  events: ComponentProps<"li">;
  onClick: ComponentProps<"button">["onClick"];
};

/** `/home` is the same page as `/`. */
const isCurrent = (entryPath: string, path: string) => entryPath === (path === homePath ? "/" : path);

/** Renders an entry of the header: a link, or a button that discloses links (APG: disclosure navigation). */
export function NavigationEntry({
  entry,
  path,
  isCurrentMenu,
  isOpen,
  events,
  onClick,
}: NavigationEntryProps) {
  const { name, subPages } = entry;
  if (!subPages) {
    return (
      <li className={styles.entry} {...events}>
        <a
          href={entry.path}
          className={styles.link}
          aria-current={isCurrent(entry.path, path) ? "page" : undefined}
        >
          {name}
        </a>
      </li>
    );
  }
  const id = `menu${entry.path.replace("/", "-")}`;
  const currentPage = subPages.find((subPage) => isCurrent(subPage.path, path));
  return (
    <li className={styles.entry} {...events}>
      <button
        type="button"
        className={styles.link}
        aria-controls={id}
        data-current={isCurrentMenu}
        aria-expanded={isOpen}
        onClick={onClick}
      >
        <span>
          <span className={styles.name}>{name}</span>
          {currentPage &&
            nameLines(currentPage.name).map((line) => (
              <span key={line} className={styles.line}>
                {` ${line}`}
              </span>
            ))}
        </span>
      </button>
      <div id={id} className={styles.panel} data-late-styles>
        <ul className={styles.pages}>
          {subPages.map((subPage) => (
            <li key={subPage.path}>
              <a href={subPage.path} aria-current={isCurrent(subPage.path, path) ? "page" : undefined}>
                {subPage.name}
                {subPage.program?.duration?.days && <DayArches days={subPage.program.duration.days} />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

export const query = graphql`
  fragment NavigationEntry on NavigationEntry {
    name
    path
    subPages {
      name
      path
      program {
        duration {
          days
        }
      }
    }
  }
`;
