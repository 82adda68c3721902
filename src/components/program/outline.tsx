import { graphql } from "gatsby";
import { List } from "../ui/list";
import * as styles from "./outline.module.css";

/** Renders what follows the title of a topic. */
function TopicText({ topic: { desc, subPoints } }: { topic: Queries.TopicFragment }) {
  return (
    <>
      {desc && <p>{desc}</p>}
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

export function Outline({ outline: { topics, groups } }: { outline: Queries.OutlineFragment }) {
  if (topics) {
    return (
      <List mark="numeral" isTwoColumn>
        {topics.map((topic) => (
          <li key={topic.id} id={`outline-${topic.id}`}>
            <h3>{topic.title}</h3>
            <TopicText topic={topic} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <List mark="numeral">
      {(groups ?? []).map(({ id, title, category, topics }) => (
        <li key={id} id={`outline-${id}`}>
          <h3>{title}</h3>
          <p>{category}</p>
          <List isTwoColumn>
            {topics.map((topic) => (
              <li key={topic.id} id={`outline-${id}-${topic.id}`}>
                <h4>{topic.title}</h4>
                <TopicText topic={topic} />
              </li>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}

export const query = graphql`
  fragment Topic on Topic {
    id
    title
    desc
    subPoints
  }

  fragment Outline on Outline {
    intro
    topics {
      ...Topic
    }
    groups {
      id
      title
      category
      topics {
        ...Topic
      }
    }
  }
`;
