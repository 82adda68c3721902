import { graphql } from "gatsby";
import { Star } from "../ui/star";
import * as styles from "./accreditation.module.css";

const arches = ["0", "10", "20", "30", "40", "50", "60", "70", "80", "90"];

/** Returns the props of one arch. It shows how much of the ten percent after `start` the share contains. */
function archProps(start: number, percent: number) {
  const empty = 100 - Math.min(Math.max(percent - start, 0), 10) * 10;
  // Most shares have no arch that is filled in part.
  const style = empty % 100 === 0 ? undefined : { "--empty": `${empty}%` };
  return { "data-filled": empty < 100, style };
}

export function Accreditation({ accreditation }: { accreditation: Queries.AccreditationFragment }) {
  const { rule, text, percent, attended, missed, steps } = accreditation;
  return (
    <div className={styles.rule} data-accent="teal">
      <p className={styles.text}>
        <b>{rule}</b> {text}
      </p>
      {/* The rule says the same in words. */}
      <div aria-hidden="true">
        <div className={styles.arches}>
          {arches.map((arch) => (
            <i key={arch} className={styles.arch} {...archProps(Number(arch), percent)} />
          ))}
        </div>
        <p className={styles.key} style={{ "--attended": `${percent}%` }}>
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
