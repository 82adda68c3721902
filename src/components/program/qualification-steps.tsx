import { graphql } from "gatsby";
import { Star } from "../ui/star";
import * as styles from "./qualification-steps.module.css";

type QualificationStepsProps = {
  accreditation: Queries.QualificationStepsFragment;
  accent: Queries.Accent;
};

/**
 * Renders the steps to a certificate on one line. The ten arches at the first step stand for the whole program. As many are
 * filled as a participant must attend.
 */
export function QualificationSteps({ accreditation, accent }: QualificationStepsProps) {
  const { percent, steps } = accreditation;
  return (
    <ol className={styles.steps} data-accent={accent} style={{ "--attended": `${percent}%` }}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <div className={styles.line} aria-hidden="true">
            <Star accent={index + 1 < steps.length ? accent : "orange"}>
              {index + 1 < steps.length ? index + 1 : "✓"}
            </Star>
            {index === 0 && (
              <div className={styles.share}>
                <div className={styles.arches} />
              </div>
            )}
          </div>
          <p>
            <b>{step.title}</b>
            {` ${step.text}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment QualificationSteps on Accreditation {
    percent
    steps {
      title
      text
    }
  }
`;
