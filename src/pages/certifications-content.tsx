import { graphql, type PageProps } from "gatsby";
import { Overview } from "../components/program/overview";
import { required } from "../query/required";

export default function CertificationsContentPage({ data }: PageProps<Queries.CertificationsContentQuery>) {
  const page = required(data.certificationsContentPage, "pages/certifications-content.json");
  return <Overview page={page} comparison={page.comparison} />;
}

export const query = graphql`
  query CertificationsContent {
    certificationsContentPage {
      ...OverviewPage
      comparison {
        heading
        text
        exam
      }
    }
  }
`;
