import { Intro } from "../ui/intro";
import { Niche } from "../ui/niche";
import * as styles from "./objectives.module.css";

const accents: readonly Queries.Accent[] = ["orange", "teal", "blue", "gold"];

/** In three or four columns, each objective is below a large arch; in two, beside a small one. */
function columnsFor(count: number): 2 | 3 | 4 {
  if (count === 4) return 4;
  return count === 3 || count === 6 ? 3 : 2;
}

export function Objectives({ objectives: { intro, items } }: { objectives: Queries.SentencesFragment }) {
  return (
    <>
      <Intro text={intro} />
      <ol className={styles.objectives} data-columns={columnsFor(items.length)}>
        {items.map((item, index) => (
          <li key={item}>
            <div>
              <Niche accent={accents[index % accents.length] ?? "orange"}>{index + 1}</Niche>
              <p>{item}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
