import { graphql } from "gatsby";
import { Intro } from "../ui/intro";
import { TopicGroup } from "./topic-group";
import { Topics, TopicText } from "./topics";

export function Outline({ outline: { intro, topics, groups } }: { outline: Queries.OutlineFragment }) {
  return (
    <>
      <Intro text={intro} />
      {topics && <Topics topics={topics} />}
      {groups?.map(({ id, title, category, topics }, index) => (
        <TopicGroup key={id} id={`outline-${id}`} number={index + 1} title={title} category={category}>
          {topics.map((topic) => (
            <li key={topic.id} id={`outline-${id}-${topic.id}`}>
              <h4>{topic.title}</h4>
              <TopicText topic={topic} />
            </li>
          ))}
        </TopicGroup>
      ))}
    </>
  );
}

export const query = graphql`
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
