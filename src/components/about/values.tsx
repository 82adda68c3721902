import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import { Niche } from "../ui/niche";
import { SectionHeading } from "../ui/section";
import * as styles from "./values.module.css";

export function Values({ values: { heading, cards } }: { values: Queries.ValuesFragment }) {
  return (
    <>
      <SectionHeading heading={heading} />
      <ul className={styles.values}>
        {cards.map(({ icon, title, content, accent }) => (
          <li key={title}>
            <Niche accent={accent}>
              <Icon name={icon} />
            </Niche>
            <h3>{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const query = graphql`
  fragment Values on Values {
    heading
    cards {
      icon
      title
      content
      accent
    }
  }
`;
