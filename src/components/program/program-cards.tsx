import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "../ui/picture";
import * as styles from "./program-cards.module.css";
import { ProgramSummary } from "./program-summary";

type CardProps = { program: Queries.ProgramPlateFragment; children?: ReactNode };

/** The whole card is the link. */
function Card({ program, children }: CardProps) {
  return (
    <li>
      <article className={styles.card} data-accent={program.accent}>
        {children}
        <div className={styles.body}>
          <ProgramSummary program={program} facts={program.facts} />
        </div>
      </article>
    </li>
  );
}

/** Renders cards without pictures, which look calm at the end of a page. */
export function ProgramPlates({ programs }: { programs: readonly Queries.ProgramPlateFragment[] }) {
  return (
    <ul className={styles.cards}>
      {programs.map((program) => (
        <Card key={program.path} program={program} />
      ))}
    </ul>
  );
}

export function ProgramCards({ programs }: { programs: readonly Queries.ProgramCardFragment[] }) {
  return (
    <ul className={styles.cards}>
      {programs.map((program) => (
        <Card key={program.path} program={program}>
          <Picture
            image={program.landing.image}
            sizes={`(width >= ${breakpoint.vastWidth}) max(25rem, min(21vw, 34rem)), (width >= 1280px) 25rem, (width >= ${breakpoint.tableWidth}) 31vw, (width >= ${breakpoint.pairWidth}) 47vw, 92vw`}
            className={styles.image}
          />
        </Card>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ProgramPlate on Program {
    accent
    facts {
      label
      value
    }
    ...ProgramSummary
  }

  fragment ProgramCard on Program {
    ...ProgramPlate
    landing {
      image {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 1.4
              breakpoints: [320, 480, 640]
              avifOptions: { quality: 45 }
              transformOptions: { cropFocus: EAST }
            )
          }
        }
      }
    }
  }
`;
