import { graphql } from "gatsby";
import * as styles from "./numbered-arches.module.css";

/** Renders numbers in large arches. */
export function FigureArches({ figures }: { figures: readonly Queries.FigureFragment[] }) {
  return (
    <ul className={styles.figures} data-order>
      {figures.map(({ prefix, value, label }) => (
        <li key={label} className={styles.figure}>
          <p>
            {prefix && <small>{prefix} </small>}
            <b>{value}</b>
          </p>
          <p className={styles.label}>{label}</p>
        </li>
      ))}
    </ul>
  );
}

/** Renders a numbered list. The number of each text is in an arch beside it. */
export function NumberedArches({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.numbers} style={{ "--count": items.length }}>
      {items.map((item, index) => (
        <li key={item}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <p>{item}</p>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment Figure on Figure {
    prefix
    value
    label
  }
`;
