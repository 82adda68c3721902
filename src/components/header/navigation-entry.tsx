import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { useMessages } from "../../query/use-site";
import { homePath } from "../../site-paths";
import { shortProgramDuration } from "../program/duration";
import * as chevron from "../ui/chevron.module.css";
import { DayArches } from "../ui/day-arches";
import * as styles from "./navigation-entry.module.css";

type NavigationEntryProps = {
  entry: Queries.NavigationEntryFragment;
  path: string;
  isOpen: boolean | undefined;
  events: ComponentProps<"li">;
  onClick: ComponentProps<"button">["onClick"];
};

/** `/home` is the same page as `/`. */
const isCurrent = (entryPath: string, path: string) => entryPath === (path === homePath ? "/" : path);

/** Renders a name. It is always as wide as in bold letters, so that no entry moves when the current page changes. */
function Name({ name }: { name: string }) {
  return (
    <span className={styles.name} data-text={name}>
      {name}
    </span>
  );
}

function MenuLink({ page, path }: { page: Queries.SubPageFragment; path: string }) {
  const messages = useMessages().program;
  const { name, program } = page;
  return (
    <a
      className={styles.page}
      href={page.path}
      aria-current={isCurrent(page.path, path) ? "page" : undefined}
    >
      <span>
        {program ? name : <span className={chevron.arrow}>{name}</span>}
        {program?.forWhom && <small>{` ${program.forWhom}`}</small>}
      </span>
      {program && (
        <span className={styles.duration}>
          {/* Before the text, so that the lengths are in a column. */}
          {program.duration?.days && <DayArches days={program.duration.days} />}
          {` ${shortProgramDuration(messages, program)}`}
        </span>
      )}
    </a>
  );
}

/** Renders an entry of the header: a link, or a button that discloses links (APG: disclosure navigation). */
export function NavigationEntry({ entry, path, isOpen, events, onClick }: NavigationEntryProps) {
  const { name, subPages } = entry;
  if (!subPages) {
    return (
      <li className={styles.entry} {...events}>
        <a
          href={entry.path}
          className={styles.link}
          aria-current={isCurrent(entry.path, path) ? "page" : undefined}
        >
          <Name name={name} />
        </a>
      </li>
    );
  }
  const id = `menu${entry.path.replace("/", "-")}`;
  const currentName = subPages.find((page) => isCurrent(page.path, path))?.name;
  // The name of the list of programs begins with that of the menu, which is not repeated.
  const line = currentName?.startsWith(name) ? currentName.slice(name.length).trim() : currentName;
  return (
    <li className={styles.entry} {...events}>
      <button
        type="button"
        className={`${styles.link} ${styles.menu}`}
        aria-controls={id}
        data-current={path.startsWith(entry.path) || undefined}
        aria-expanded={isOpen}
        onClick={onClick}
      >
        <Name name={name} />
        {line && <span className={styles.line}>{` ${line}`}</span>}
      </button>
      <ul id={id} className={styles.panel}>
        {subPages.map((page) => (
          <li key={page.path}>
            <MenuLink page={page} path={path} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export const query = graphql`
  fragment SubPage on SubPage {
    name
    path
    program {
      forWhom
      duration {
        daysText
      }
      ...ProgramDuration
    }
  }

  fragment NavigationEntry on NavigationEntry {
    name
    path
    subPages {
      ...SubPage
    }
  }
`;
