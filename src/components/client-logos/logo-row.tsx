import { graphql } from "gatsby";
import { type FocusEvent, type UIEvent, useEffect, useRef } from "react";
import { Logo } from "../ui/logo";
import { useNearViewport } from "../view/use-near-viewport";
import { continueFromScroll } from "./continue-from-scroll";
import * as styles from "./logo-row.module.css";

/** The minimum width of all copies together, in pixels. A row is never wider than its copies. */
const minCopiesWidth = 2560;

const copiesNeeded = (logoCount: number): number =>
  Math.ceil(minCopiesWidth / (logoCount * Number.parseFloat(styles.cellWidth ?? "")));

type LogoRowProps = {
  logos: readonly Queries.LogoRowFragment[];
  label: string;
  /** If undefined, the row moves unless the visitor prefers reduced motion. */
  isStopped: boolean | undefined;
  isSeen: boolean;
};

/**
 * A scrollable row needs an accessible name and a tab stop (WCAG 2.1.1). When it loses focus, its animation
 * continues from the scroll position. The last frames of a smooth scroll may follow the blur, when the row
 * can no longer be scrolled.
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

/** A CSS animation moves the list and the copies that follow it. The visitor can scroll a stopped row. */
export function LogoRow({ logos, label, isStopped, isSeen }: LogoRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Fetches logos outside of the view only when the row is in view. The copies are not in the static HTML,
  // to keep the document small.
  const wasSeen = useNearViewport(row, 0);
  const needed = copiesNeeded(logos.length);
  const copies = wasSeen ? needed : 0;

  useEffect(() => {
    if (!isStopped && row.current) continueFromScroll(row.current);
  }, [isStopped]);

  const list = (isCopy: boolean) =>
    logos.map(({ id, image: { alt, src } }) => (
      <li key={id}>
        <Logo
          className={styles.logo}
          alt={isCopy ? "" : alt}
          src={src}
          width={136}
          height={68}
          loading={wasSeen ? "eager" : "lazy"}
        />
      </li>
    ));
  return (
    <div
      ref={row}
      className={styles.row}
      style={{ "--count": logos.length, "--copies": needed }}
      data-stopped={isStopped}
      data-seen={isSeen}
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
    image {
      alt
      src {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 272, breakpoints: [272], formats: [AUTO], pngOptions: { quality: 40 })
        }
      }
    }
  }
`;
