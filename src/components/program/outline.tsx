import { graphql } from "gatsby";
import { List, Row } from "../ui/list";
import * as styles from "./outline.module.css";

type TopicListProps = {
  topics: readonly Queries.TopicFragment[];
  /** The prefix of the topics' ids. */
  id: string;
  isInGroup?: boolean;
};

function TopicList({ topics, id, isInGroup = false }: TopicListProps) {
  return (
    <List mark={isInGroup ? undefined : "numeral"} isTwoColumn>
      {topics.map((topic) => (
        <Row key={topic.id} id={`${id}-${topic.id}`} title={topic.title} level={isInGroup ? 4 : 3}>
          {topic.desc && <p>{topic.desc}</p>}
          {topic.subPoints && (
            <ul className={styles.points}>
              {topic.subPoints.map((subPoint) => (
                <li key={subPoint}>{subPoint}</li>
              ))}
            </ul>
          )}
        </Row>
      ))}
    </List>
  );
}

export function Outline({ outline: { topics, groups } }: { outline: Queries.OutlineFragment }) {
  if (topics) return <TopicList topics={topics} id="outline" />;
  return (
    <List mark="numeral">
      {(groups ?? []).map(({ id, title, category, topics }) => (
        <Row key={id} id={`outline-${id}`} title={title}>
          <p>{category}</p>
          <TopicList topics={topics} id={`outline-${id}`} isInGroup />
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
