import { graphql, type PageProps } from "gatsby";
import { Overview } from "../components/program/overview";
import { required } from "../query/required";

export default function FlagshipProgramsPage({ data }: PageProps<Queries.FlagshipProgramsQuery>) {
  const page = required(data.flagshipProgramsPage, "pages/flagship-programs.json");
  return <Overview page={page} comparison={page.comparison} />;
}

export const query = graphql`
  query FlagshipPrograms {
    flagshipProgramsPage {
      ...OverviewPage
      comparison {
        ...Note
      }
    }
  }
`;
