import { graphql, type PageProps } from "gatsby";
import { CertificationComparison } from "../components/program/certification-comparison";
import { Overview } from "../components/program/overview";
import { required } from "../query/required";

export default function CertificationsContentPage({ data }: PageProps<Queries.CertificationsContentQuery>) {
  const page = required(data.certificationsContentPage, "pages/certifications-content.json");
  return (
    <Overview page={page} exam={({ exam }) => exam?.short ?? page.comparison.exam}>
      <CertificationComparison comparison={page.comparison} programs={page.programs.programs} />
    </Overview>
  );
}

export const query = graphql`
  query CertificationsContent {
    certificationsContentPage {
      ...OverviewPage
      comparison {
        ...CertificationComparison
      }
    }
  }
`;
