import { graphql } from "gatsby";
import { List, Row } from "../ui/list";
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
          <Row key={topic.id} id={`outline-${topic.id}`} title={topic.title}>
            <TopicText topic={topic} />
          </Row>
        ))}
      </List>
    );
  }
  return (
    <List mark="numeral">
      {(groups ?? []).map(({ id, title, category, topics }) => (
        <Row key={id} id={`outline-${id}`} title={title}>
          <p>{category}</p>
          <List isTwoColumn>
            {topics.map((topic) => (
              <Row key={topic.id} id={`outline-${id}-${topic.id}`} title={topic.title} level={4}>
                <TopicText topic={topic} />
              </Row>
            ))}
          </List>
        </Row>
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
