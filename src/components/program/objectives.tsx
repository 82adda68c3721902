import { graphql } from "gatsby";
import { Niche } from "../ui/niche";
import * as styles from "./objectives.module.css";

const accents: readonly Queries.Accent[] = ["orange", "teal", "blue", "gold"];

/**
 * Returns the number of columns for a number of objectives from 900 px. With three or four columns an
 * objective is below a large arch, with two beside a small one.
 */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count === 4) return 4;
  return count === 3 || count === 6 ? 3 : 2;
}

/** Renders numbered objectives, each number in an arch. */
export function Objectives({ objectives: { intro, items } }: { objectives: Queries.ObjectivesFragment }) {
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ol className={styles.objectives} data-columns={columnsFor(items.length)}>
        {items.map((item, index) => (
          <li key={item}>
            <Niche accent={accents[index % accents.length] ?? "orange"}>{index + 1}</Niche>
            <p>{item}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

export const query = graphql`
  fragment Objectives on SentenceList {
    intro
    items
  }
`;
