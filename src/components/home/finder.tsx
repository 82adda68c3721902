import { graphql } from "gatsby";
import { useDraft } from "../form/use-draft";
import { CallToAction } from "../inquiry/call-to-action";
import { TeaserRows } from "../program/teaser";
import * as arch from "../ui/arch.module.css";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import * as covered from "../ui/covered.module.css";
import { Illustration } from "../ui/illustration";
import * as styles from "./finder.module.css";

type DoorProps = { audience: Queries.FinderFragment["audiences"][number]; number: number };

/** Renders an option: a picture in an arch, or its number. */
function Door({ audience: { label, name, image }, number }: DoorProps) {
  return (
    <label className={styles.door}>
      <span className={styles.frame}>
        <span className={styles.arch}>
          {image ? (
            <Illustration
              image={{ ...image, alt: "" }}
              position="center"
              sizes="auto, 15rem"
              className={arch.portrait}
            />
          ) : (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
        </span>
      </span>
      <span className={styles.label}>
        {`${label} `}
        <small>{name}</small>
      </span>
      {/* After the picture, so that it takes the clicks. */}
      <input className={covered.control} type="radio" name="audience" defaultChecked={number === 1} />
    </label>
  );
}

/** Shows the programs of the chosen audience by CSS. The static HTML contains the programs of all. */
export function Finder({ finder }: { finder: Queries.FinderFragment }) {
  const { heading, question, audiences, call, overviews } = finder;
  const choice = useDraft<HTMLFieldSetElement>("finder");
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.finder}>
          <h2>{heading}</h2>
          <fieldset ref={choice} className={styles.audiences}>
            <legend>{question}</legend>
            <div className={styles.doors}>
              {audiences.map((audience, index) => (
                <Door key={audience.label} audience={audience} number={index + 1} />
              ))}
            </div>
          </fieldset>
          <div className={styles.found}>
            {audiences.map((audience) => (
              <div key={audience.label} className={styles.answer}>
                <h3 className={styles.printed}>{audience.name}</h3>
                <TeaserRows programs={audience.programs} />
                <div className={styles.call}>
                  <CallToAction call={audience.call ?? call} isCompact />
                </div>
              </div>
            ))}
          </div>
          <p className={styles.overviews}>
            {overviews.map(({ label, path }) => (
              <ButtonLink key={path} variant="text" to={path}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </Container>
    </section>
  );
}

export const query = graphql`
  fragment Finder on Finder {
    heading
    question
    audiences {
      label
      name
      image {
        drawing {
          publicURL
        }
        photo {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240, 480])
          }
        }
      }
      call {
        ...Note
      }
      programs {
        ...Teaser
      }
    }
    call {
      ...Note
    }
    overviews {
      label
      path
    }
  }
`;
