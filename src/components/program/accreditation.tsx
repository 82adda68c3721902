import { graphql } from "gatsby";
import { Star } from "../ui/star";
import * as styles from "./accreditation.module.css";

export function Accreditation({ accreditation }: { accreditation: Queries.AccreditationFragment }) {
  const { rule, text, percent, attended, missed, steps } = accreditation;
  return (
    <div className={styles.rule} data-accent="teal">
      <p className={styles.text}>
        <b>{rule}</b> {text}
      </p>
      {/* The rule says the same in words. */}
      <div aria-hidden="true" style={{ "--attended": `${percent}%` }}>
        <div className={styles.arches} />
        <p className={styles.key}>
          <span>{attended}</span>
          {percent < 100 && <span>{missed}</span>}
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <div>
              <Star accent={index + 1 < steps.length ? "teal" : "orange"}>
                {index + 1 < steps.length ? index + 1 : "✓"}
              </Star>
              <p>
                <b>{step.title}</b> {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

export const query = graphql`
  fragment Accreditation on Accreditation {
    rule
    text
    percent
    attended
    missed
    steps {
      title
      text
    }
  }
`;
