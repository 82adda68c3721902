import { graphql } from "gatsby";
import { rowsOf } from "../ui/rows-of";
import * as styles from "./topics.module.css";

/** Renders what follows the title of a topic. */
export function TopicText({ topic: { desc, subPoints } }: { topic: Queries.TopicFragment }) {
  return (
    <>
      {desc && <p className={styles.desc}>{desc}</p>}
      {subPoints && (
        <ul className={styles.points}>
          {subPoints.map((subPoint) => (
            <li key={subPoint}>{subPoint}</li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Topics({ topics }: { topics: readonly Queries.TopicFragment[] }) {
  return (
    <ol className={styles.topics} style={rowsOf(topics)}>
      {topics.map((topic) => (
        <li key={topic.id} id={`outline-${topic.id}`}>
          <div>
            <h3>{topic.title}</h3>
            <TopicText topic={topic} />
          </div>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment Topic on Topic {
    id
    title
    desc
    subPoints
  }
`;
