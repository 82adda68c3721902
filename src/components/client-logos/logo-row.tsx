import { graphql } from "gatsby";
import { ClientLogo } from "./client-logo";
import * as styles from "./logo-row.module.css";
import type { Motion } from "./motion-state";
import { useDrift } from "./use-drift";

type LogoRowProps = {
  logos: readonly Queries.ClientLogoFragment[];
  /** The row's name: the logos themselves are named by their alternative text. */
  label: string;
  motion: Motion;
};

/** What can be scrolled has to be within reach of the keyboard (WCAG 2.1.1). */
const scrollable = (label: string) => ({ role: "group", "aria-label": label, tabIndex: 0 });

/** A row of logos that moves on by itself, without end; one that stands still can be scrolled. */
export function LogoRow({ logos, label, motion }: LogoRowProps) {
  const { row, track, copies } = useDrift(motion);
  const list = (isCopy: boolean) =>
    logos.map(({ name, image }) => (
      <li key={name}>
        <ClientLogo image={image} isCopy={isCopy} />
      </li>
    ));
  return (
    <div ref={row} className={styles.row} data-motion={motion} {...scrollable(label)}>
      <div ref={track} className={styles.track}>
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
  fragment ClientLogo on ClientLogo {
    name
    image {
      ...ClientLogoImage
    }
  }
`;
