import { graphql } from "gatsby";
import { type FocusEvent, useEffect, useRef } from "react";
import { ClientLogo } from "./client-logo";
import { fetchAhead } from "./fetch-ahead";
import * as styles from "./logo-row.module.css";
import { continueFromScroll, copiesNeeded, marqueeStyle } from "./marquee";

type LogoRowProps = {
  logos: readonly Queries.ClientLogoFragment[];
  /** The accessible name of the row. */
  label: string;
  /** By the visitor; if the visitor has not chosen, the row moves unless less motion is preferred. */
  isStopped: boolean | undefined;
};

/**
 * Renders a row of logos that moves without end by a CSS animation: the list is followed by copies of itself. A
 * stopped row can be scrolled, so it can have the keyboard focus (WCAG 2.1.1).
 */
export function LogoRow({ logos, label, isStopped }: LogoRowProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => (row.current ? fetchAhead(row.current) : undefined), []);

  useEffect(() => {
    if (!isStopped && row.current) continueFromScroll(row.current);
  }, [isStopped]);

  const list = (isCopy: boolean) =>
    logos.map(({ name, image }) => (
      <li key={name}>
        <ClientLogo image={image} isCopy={isCopy} />
      </li>
    ));
  return (
    <div
      ref={row}
      className={styles.row}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      data-stopped={isStopped}
      onBlur={({ currentTarget }: FocusEvent) => continueFromScroll(currentTarget)}
    >
      <div className={styles.track} style={marqueeStyle(logos.length)}>
        <ul className={styles.list}>{list(false)}</ul>
        <div className={styles.copies} aria-hidden="true">
          {Array.from({ length: copiesNeeded(logos.length) }, (_, index) => `copy ${index + 1}`).map(
            (copy) => (
              <ul key={copy} className={styles.list}>
                {list(true)}
              </ul>
            ),
          )}
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment ClientLogo on ClientLogo {
    name
    image {
      ...ClientLogoImage
    }
  }
`;
