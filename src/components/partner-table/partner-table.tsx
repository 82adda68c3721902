import { graphql } from "gatsby";
import { useMessages } from "../../query/use-site";
import { Logo } from "../ui/logo";
import * as styles from "./partner-table.module.css";

type PartnerTableProps = { labelledBy: string; partners: readonly Queries.PartnerRowFragment[] };

export function PartnerTable({ labelledBy, partners }: PartnerTableProps) {
  const messages = useMessages().partners;
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{messages.number}</th>
          <th scope="col">{messages.logo}</th>
          <th scope="col">{messages.details}</th>
        </tr>
      </thead>
      <tbody>
        {partners.map(({ id, logo, details }) => (
          <tr key={id}>
            <td className={styles.number}>{id}</td>
            <td>
              <div className={styles.seal}>
                <Logo {...logo} width={144} height={144} loading="lazy" />
              </div>
            </td>
            <td className={styles.details}>
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
    id
    logo {
      alt
      src {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 288, breakpoints: [288], formats: [AUTO], pngOptions: { quality: 50 })
        }
      }
    }
    details
  }
`;
