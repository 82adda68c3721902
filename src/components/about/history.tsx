import { graphql } from "gatsby";
import { Split } from "../ui/split";
import * as styles from "./history.module.css";

export function History({ history: { heading, lead, columns } }: { history: Queries.HistoryFragment }) {
  return (
    <Split>
      <h2>{heading}</h2>
      <div>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.columns}>
          {columns.map(({ title, content }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </Split>
  );
}

export const query = graphql`
  fragment History on History {
    heading
    lead
    columns {
      title
      content
    }
  }
`;
