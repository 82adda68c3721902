import { graphql } from "gatsby";
import { Intro } from "./intro";
import { rowsOf } from "./rows-of";
import * as styles from "./sentences.module.css";

type SentencesProps = {
  intro?: string | null;
  items: readonly string[];
  /** Two columns from 600 px, for short entries. */
  isTwoColumn?: boolean;
};

export function Sentences({ intro, items, isTwoColumn = false }: SentencesProps) {
  return (
    <>
      <Intro text={intro} />
      <ol
        className={isTwoColumn ? styles.twoColumn : styles.oneColumn}
        style={isTwoColumn ? rowsOf(items) : undefined}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </>
  );
}

export const query = graphql`
  fragment Sentences on SentenceList {
    heading
    intro
    items
  }
`;
