import { graphql } from "gatsby";
import { useDraft } from "../form/use-draft";
import { ProgramSummary } from "../program/program-summary";
import { Container } from "../ui/container";
import * as styles from "./finder.module.css";

/** Shows the programs of the chosen audience by CSS. The static HTML contains the programs of all. */
export function Finder({ finder }: { finder: Queries.FinderFragment }) {
  const { heading, question, audiences, overviews } = finder;
  const choice = useDraft<HTMLFieldSetElement>("finder");
  return (
    <section className={styles.section} data-for-screen>
      <Container>
        <div className={styles.finder}>
          <h2>{heading}</h2>
          <fieldset ref={choice} className={styles.audiences}>
            <legend>{question}</legend>
            {audiences.map(({ label, name }, index) => (
              <label key={label}>
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
                {text && <p>{text}</p>}
                <ul>
                  {programs.map((program) => (
                    <li key={program.path}>
                      <ProgramSummary program={program} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className={styles.overviews}>
            {overviews.map(({ label, path }) => (
              <a key={path} href={path}>
                {label}
              </a>
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
        ...ProgramSummary
      }
    }
    overviews {
      label
      path
    }
  }
`;
