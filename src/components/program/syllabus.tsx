import { graphql } from "gatsby";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import { List, Row } from "../ui/list";

/** The chapter numbers continue across groups. */
export function Syllabus({ syllabus: { groups } }: { syllabus: Queries.SyllabusFragment }) {
  const messages = useMessages().program;
  const chaptersBefore = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { chapters }) => sum + chapters.length, 0),
  );
  return (
    <List mark="numeral">
      {groups.map(({ id, title, chapters }, group) => (
        <Row key={id} id={`syllabus-${id}`} title={title}>
          <List mark="label" isTwoColumn>
            {chapters.map((chapter, index) => (
              <li key={chapter}>
                <b>{interpolate(messages.chapter, { number: (chaptersBefore[group] ?? 0) + index + 1 })}</b>{" "}
                <span>{chapter}</span>
              </li>
            ))}
          </List>
        </Row>
      ))}
    </List>
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
