import { graphql } from "gatsby";
import { Icon } from "../ui/icon";
import { SectionHeading } from "../ui/section";
import * as styles from "./services.module.css";

export function Services({ heading, services }: { heading: string; services: Queries.ServicesFragment }) {
  return (
    <>
      <SectionHeading heading={heading} />
      <ul className={styles.services}>
        {services.cards.map(({ id, icon, title, content, path }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{path ? <a href={path}>{title}</a> : title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const query = graphql`
  fragment Services on Services {
    cards {
      id
      icon
      title
      content
      path
    }
  }
`;
