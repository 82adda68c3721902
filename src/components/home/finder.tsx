import { graphql } from "gatsby";
import { useDraft } from "../form/use-draft";
import { ButtonLink } from "../ui/button";
import { Call } from "../ui/call";
import { Container } from "../ui/container";
import { TeaserRows } from "../ui/teaser";
import * as styles from "./finder.module.css";

type FinderProps = {
  finder: Queries.FinderFragment;
  /** The heading of the invitation to companies. */
  call: Queries.NoteFragment;
  id: string;
};

/** Shows the programs of the chosen audience by CSS. The static HTML contains the programs of all. */
export function Finder({ finder, call, id }: FinderProps) {
  const { heading, question, audiences, overviews } = finder;
  const choice = useDraft<HTMLFieldSetElement>("finder");
  return (
    <section id={id} className={styles.section} data-for-screen>
      <Container>
        <div className={styles.finder}>
          <h2>{heading}</h2>
          <fieldset ref={choice} className={styles.audiences}>
            <legend>{question}</legend>
            {audiences.map(({ label, name }, index) => (
              <label key={label} className={styles.audience}>
                <input type="radio" name="audience" defaultChecked={index === 0} />
                <span>
                  {label} <small>{name}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <div className={styles.found}>
            {audiences.map(({ label, text, programs }) => (
              <div key={label}>
                <TeaserRows programs={programs} />
                {text && <Call call={{ heading: call.heading, text }} isCompact />}
              </div>
            ))}
          </div>
          <p className={styles.overviews}>
            {overviews.map(({ label, path }) => (
              <ButtonLink key={path} look="text" to={path}>
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
      text
      programs {
        ...Teaser
      }
    }
    overviews {
      label
      path
    }
  }
`;
