import { graphql } from "gatsby";
import * as styles from "./topics.module.css";

export function Topics({ topics }: { topics: readonly Queries.TopicFragment[] }) {
  return (
    <ol className={styles.topics} data-two-column="true">
      {topics.map(({ id, title, desc, subPoints }) => (
        <li key={id} id={`outline-${id}`}>
          <div>
            <h3>{title}</h3>
            {desc && <p>{desc}</p>}
            {subPoints && (
              <ul>
                {subPoints.map((subPoint) => (
                  <li key={subPoint}>{subPoint}</li>
                ))}
              </ul>
            )}
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
