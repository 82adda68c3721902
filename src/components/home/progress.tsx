import { graphql } from "gatsby";
import { SectionHeading } from "../ui/section";
import * as styles from "./progress.module.css";

export function Progress({ progress: { heading, figures } }: { progress: Queries.ProgressFragment }) {
  return (
    <>
      <SectionHeading heading={heading} />
      <ul className={styles.figures}>
        {figures.map(({ prefix, value, label, accent }) => (
          <li key={label} className={styles.figure} data-accent={accent}>
            <p>
              {prefix && <small>{prefix} </small>}
              <b>{value}</b>
            </p>
            <p className={styles.label}>{label}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const query = graphql`
  fragment Progress on Progress {
    heading
    figures {
      prefix
      value
      label
      accent
    }
  }
`;
