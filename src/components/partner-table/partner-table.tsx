import { graphql } from "gatsby";
import { Logo } from "../ui/logo";
import * as styles from "./partner-table.module.css";

/** Said again, since browsers have taken them from the elements of a table that is not laid out as one. */
const role = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  header: { role: "columnheader" },
  cell: { role: "cell" },
};

type PartnerTableProps = {
  /** The element whose words name the table. */
  labelledBy: string;
  partners: readonly Queries.PartnerRowFragment[];
};

/** The partners with their seals (specification, section 2: Partners). Below 600 px its rows stack. */
export function PartnerTable({ labelledBy, partners }: PartnerTableProps) {
  return (
    <table {...role.table} className={styles.table} aria-labelledby={labelledBy}>
      <thead {...role.rows}>
        <tr {...role.row}>
          <th {...role.header} scope="col">
            Num
          </th>
          <th {...role.header} scope="col">
            Logo
          </th>
          <th {...role.header} scope="col">
            Details
          </th>
        </tr>
      </thead>
      <tbody {...role.rows}>
        {partners.map(({ logo, details }, index) => (
          <tr key={logo.alt} {...role.row}>
            <td {...role.cell} className={styles.number}>
              {index + 1}
            </td>
            <td {...role.cell}>
              <div className={styles.seal}>
                <Logo {...logo} sizes="(min-width: 600px) 9rem, 6.7rem" width={144} height={144} />
              </div>
            </td>
            <td {...role.cell} className={styles.details}>
              {details.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const query = graphql`
  fragment PartnerRow on Partner {
    logo {
      alt
      src {
        publicURL
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 144
            breakpoints: [144, 216, 288, 432]
            formats: [AUTO]
            pngOptions: { quality: 50 }
          )
        }
      }
    }
    details
  }
`;
