import { graphql, type PageProps } from "gatsby";
import { Overview } from "../components/program/overview";
import { required } from "../query/required";

/** The Certifications page: a description and the nine certifications (requirement 9.9). */
export default function CertificationsContentPage({ data }: PageProps<Queries.CertificationsContentQuery>) {
  return <Overview page={required(data.certificationsContentPage, "pages/certifications-content.json")} />;
}

export const query = graphql`
  query CertificationsContent {
    certificationsContentPage {
      ...OverviewPage
    }
  }
`;
