import { graphql } from "gatsby";
import { type FocusEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { ClientLogo } from "./client-logo";
import { fetchAhead } from "./fetch-ahead";
import * as styles from "./logo-row.module.css";
import { continueFromScroll, copiesNeeded, rowStyle } from "./marquee";

type LogoRowProps = {
  logos: readonly Queries.LogoRowFragment[];
  label: string;
  /** If undefined, the row moves unless the visitor prefers reduced motion. */
  isStopped: boolean | undefined;
};

/**
 * A scrollable row needs an accessible name and a tab stop (WCAG 2.1.1). When it loses focus, its animation
 * continues from the scroll position: after the last frames of a smooth scroll, which may follow the blur.
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
 * Renders a list of logos and the copies that follow it. A CSS animation moves them. A stopped row can be
 * scrolled.
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
