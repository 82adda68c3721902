import { graphql, type PageProps } from "gatsby";
import { Overview } from "../components/program/overview";
import { required } from "../query/required";

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
