import { graphql, type PageProps } from "gatsby";
import { CertificationComparison } from "../components/program/comparison";
import { Overview } from "../components/program/overview";
import { required } from "../query/required";

export default function CertificationsContentPage({ data }: PageProps<Queries.CertificationsContentQuery>) {
  const page = required(data.certificationsContentPage, "pages/certifications-content.json");
  const { comparison, programs } = page;
  return (
    <Overview page={page} exam={({ exam }) => exam?.short ?? comparison.exam}>
      <CertificationComparison comparison={comparison} programs={programs.programs} />
    </Overview>
  );
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
