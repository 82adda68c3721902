import { graphql } from "gatsby";
import { Intro } from "../ui/intro";
import * as styles from "./hats.module.css";

export function Hats({ hats: { intro, hats } }: { hats: Queries.HatsFragment }) {
  return (
    <>
      <Intro text={intro} />
      <ul className={styles.hats}>
        {hats.map(({ color, title, desc }) => (
          <li key={color}>
            <div>
              <svg viewBox="0 0 64 40" data-hat={color} aria-hidden="true">
                <path d="M16 28c0-14 4-24 16-24s16 10 16 24c6 1 11 3 12 6-8 3-17 4-28 4S12 37 4 34c1-3 6-5 12-6z" />
                <path d="M16 28c9 4 23 4 32 0M17 22c9 4 21 4 30 0" />
              </svg>
              <h3>{title}</h3>
              <p>{desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export const query = graphql`
  fragment Hats on Hats {
    intro
    hats {
      color
      title
      desc
    }
  }
`;
