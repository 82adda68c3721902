import { graphql } from "gatsby";
import * as styles from "./syllabus.module.css";
import { TopicGroup } from "./topic-group";

/** Groups of chapters, the chapters numbered through all of them. */
export function Syllabus({ syllabus: { intro, groups } }: { syllabus: Queries.SyllabusFragment }) {
  const chaptersBefore = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { chapters }) => sum + chapters.length, 0),
  );
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      {groups.map(({ title, chapters }, group) => (
        <TopicGroup key={title} number={group + 1} title={title}>
          {chapters.map((chapter, index) => (
            <li key={chapter} className={styles.chapter}>
              <b>{`CH${(chaptersBefore[group] ?? 0) + index + 1}`}</b> {chapter}
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
      title
      chapters
    }
  }
`;
