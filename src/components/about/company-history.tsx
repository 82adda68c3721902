import { graphql } from "gatsby";
import { Split } from "../ui/split";
import * as styles from "./company-history.module.css";

export function CompanyHistory({
  history: { heading, lead, columns },
}: {
  history: Queries.CompanyHistoryFragment;
}) {
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
  fragment CompanyHistory on History {
    heading
    lead
    columns {
      title
      content
    }
  }
`;
