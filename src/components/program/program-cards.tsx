import { graphql } from "gatsby";
import { useWords } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "../ui/picture";
import { extentText } from "./extent";
import * as styles from "./program-cards.module.css";
import { ProgramSummary } from "./program-summary";

type Program = Queries.ProgramPlateFragment & Partial<Queries.ProgramCardFragment>;

/** Renders the cards of programs. The whole card is a link. It has a picture if the query contains `landing`. */
export function ProgramCards({ programs }: { programs: readonly Program[] }) {
  const words = useWords().program;
  return (
    <ul className={styles.cards}>
      {programs.map((program) => (
        <li key={program.path}>
          <article className={styles.card} data-accent={program.accent}>
            {program.landing && (
              <Picture
                image={program.landing.image}
                sizes={`(width >= ${breakpoint.vastWidth}) max(25rem, min(21vw, 34rem)), (width >= 1280px) 25rem, (width >= ${breakpoint.tableWidth}) 31vw, (width >= ${breakpoint.pairWidth}) 47vw, 92vw`}
              />
            )}
            <div className={styles.body}>
              <ProgramSummary program={program} extent={extentText(words, program)} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment Extent on Program {
    duration {
      text
    }
    ...Counts
  }

  fragment ProgramPlate on Program {
    accent
    ...Extent
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
