import { graphql } from "gatsby";
import { fill } from "../../query/fill";
import { useWords } from "../../query/use-site";
import { Intro } from "../ui/intro";
import * as styles from "./syllabus.module.css";
import { TopicGroup } from "./topic-group";

/** The chapter numbers continue across groups. */
export function Syllabus({ syllabus: { intro, groups } }: { syllabus: Queries.SyllabusFragment }) {
  const words = useWords().program;
  const chaptersBefore = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { chapters }) => sum + chapters.length, 0),
  );
  return (
    <>
      <Intro text={intro} />
      {groups.map(({ id, title, chapters }, group) => (
        <TopicGroup key={id} id={`syllabus-${id}`} number={group + 1} title={title}>
          {chapters.map((chapter, index) => (
            <li key={chapter} className={styles.chapter}>
              <b>{fill(words.chapter, { number: (chaptersBefore[group] ?? 0) + index + 1 })}</b>
              {` ${chapter}`}
            </li>
          ))}
        </TopicGroup>
      ))}
    </>
  );
}

export const query = graphql`
  fragment Syllabus on Syllabus {
    intro
    groups {
      id
      title
      chapters
    }
  }
`;
