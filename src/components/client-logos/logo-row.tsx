import { graphql } from "gatsby";
import { type FocusEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { ClientLogo } from "./client-logo";
import { fetchAhead } from "./fetch-ahead";
import * as styles from "./logo-row.module.css";
import { continueFromScroll, copiesNeeded, rowStyle } from "./marquee";

type LogoRowProps = {
  logos: readonly Queries.LogoRowFragment[];
  /** The accessible name of the row. */
  label: string;
  /**
   * Whether the visitor has stopped the row. If undefined, the row moves unless the visitor prefers reduced
   * motion.
   */
  isStopped: boolean | undefined;
};

/**
 * Returns the attributes of a scrollable row: an accessible name and a tab stop (WCAG 2.1.1). When the row
 * loses focus, its animation continues from the scroll position. The last frames of a smooth scroll may follow
 * the blur, when the row can no longer be scrolled.
 */
const scrollable = (label: string) => ({
  role: "group",
  "aria-label": label,
  tabIndex: 0,
  onBlur: ({ currentTarget }: FocusEvent) => continueFromScroll(currentTarget),
  onScroll: ({ currentTarget }: UIEvent) => {
    if (getComputedStyle(currentTarget).overflowX === "hidden") continueFromScroll(currentTarget);
  },
});

/**
 * Renders one row of the marquee. A CSS animation moves the list of logos and the copies that follow it. A
 * stopped row can be scrolled.
 */
export function LogoRow({ logos, label, isStopped }: LogoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [copies, setCopies] = useState(0);

  // Adds the copies after hydration to keep the document small. The scripts load long before the end of the
  // first list comes into view.
  useEffect(() => setCopies(copiesNeeded(logos.length)), [logos]);

  useEffect(() => (row.current ? fetchAhead(row.current) : undefined), []);

  useEffect(() => {
    if (!isStopped && row.current) continueFromScroll(row.current);
  }, [isStopped]);

  const list = (isCopy: boolean) =>
    logos.map((logo) => (
      <li key={logo.id}>
        <ClientLogo logo={logo} isCopy={isCopy} />
      </li>
    ));
  return (
    <div
      ref={row}
      className={styles.row}
      style={rowStyle(logos.length)}
      data-stopped={isStopped}
      {...scrollable(label)}
    >
      <div className={styles.track}>
        <ul className={styles.list}>{list(false)}</ul>
        <div className={styles.copies} aria-hidden="true">
          {Array.from({ length: copies }, (_, index) => `copy ${index + 1}`).map((copy) => (
            <ul key={copy} className={styles.list}>
              {list(true)}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment LogoRow on ClientLogo {
    id
    ...ClientLogo
  }
`;
