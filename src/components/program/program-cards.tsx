import { graphql } from "gatsby";
import { useSite } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { DayArches } from "../ui/day-arches";
import { Picture } from "../ui/picture";
import { extentText } from "./extent";
import * as styles from "./program-cards.module.css";

/** The whole card is the link. */
export function ProgramCards({ programs }: { programs: readonly Queries.ProgramCardFragment[] }) {
  const { settings, words } = useSite();
  return (
    <ul className={styles.cards}>
      {programs.map(({ path, name, summary, duration, facts, accent, landing }) => (
        <li key={path}>
          <article className={styles.card} data-accent={accent}>
            <Picture
              image={landing.image}
              sizes={`(width >= 1280px) 25rem, (width >= ${breakpoint.tableWidth}) 31vw, (width >= ${breakpoint.pairWidth}) 47vw, 92vw`}
              className={styles.image}
            />
            <div className={styles.body}>
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <p>{summary}</p>
              <p className={styles.extent}>
                {extentText(words.program, settings.language, { duration, facts })}
                {duration?.days && <DayArches days={duration.days} />}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ProgramCard on Program {
    path
    name
    summary
    accent
    duration {
      hours
      days
    }
    facts {
      label
      value
    }
    landing {
      image {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 1.6
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
