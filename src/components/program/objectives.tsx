import { graphql } from "gatsby";
import { Niche } from "../ui/niche";
import * as styles from "./objectives.module.css";

const accents: readonly Queries.Accent[] = ["orange", "teal", "blue", "gold"];

/** Numbered objectives, each number in an arch. */
export function Objectives({ objectives: { intro, items } }: { objectives: Queries.SentenceListFragment }) {
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ol className={styles.objectives} data-columns={items.length % 3 === 0 ? 3 : 4}>
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
  fragment SentenceList on SentenceList {
    heading
    intro
    items
  }
`;
