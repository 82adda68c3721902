import { graphql } from "gatsby";
import { Star } from "../ui/star";
import * as styles from "./accreditation.module.css";

const arches = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** Renders the rule for certificates (requirement 1.3): the required attendance as arches, then the steps. */
export function Accreditation({ accreditation }: { accreditation: Queries.AccreditationFragment }) {
  const { rule, text, percent, attended, missed, steps } = accreditation;
  return (
    <div className={styles.rule} data-accent="teal">
      <p className={styles.text}>
        <b>{rule}</b> {text}
      </p>
      <div className={styles.arches} aria-hidden="true">
        {arches.map((arch) => (
          <i key={arch} className={styles.arch} data-filled={Number(arch) * 10 <= percent} />
        ))}
      </div>
      <p className={styles.key}>
        <span>{attended}</span>
        <span>{missed}</span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <Star accent={index + 1 < steps.length ? "teal" : "orange"}>
              {index + 1 < steps.length ? index + 1 : "✓"}
            </Star>
            <p>
              <b>{step.title}</b> {step.text}
            </p>
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
