import { graphql, type PageProps } from "gatsby";
import { Landing } from "../components/landing/landing";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageHead } from "../components/layout/page-head";
import { PageHeader } from "../components/layout/page-header";
import { ComparisonTable } from "../components/program/comparison-table";
import { PhoneCall } from "../components/program/phone-call";
import { ProgramCards } from "../components/program/program-cards";
import { Prose } from "../components/ui/prose";
import { Section, SectionHeading } from "../components/ui/section";
import { Split } from "../components/ui/split";
import { required } from "../query/required";
import { useSite } from "../query/use-site";
import { programListNode } from "../structured-data/program-list";

/** The Flagship Programs page: custom-built training and the nine programs (requirement 9.7). */
export default function FlagshipProgramsPage({ data }: PageProps<Queries.FlagshipProgramsQuery>) {
  const page = required(data.flagshipProgramsPage, "pages/flagship-programs.json");
  const { settings } = useSite();
  return (
    <>
      <PageHead
        page={page}
        type="CollectionPage"
        subject={(address) => programListNode(address, page.path, page.programs)}
      />
      <PageHeader name={page.name} path={page.path} />
      <Landing landing={page.landing} />
      <BelowTheFold>
        <Section>
          <Split>
            <h2>{page.description.heading}</h2>
            <Prose prose={page.description} />
          </Split>
        </Section>
        <Section ground="band">
          <SectionHeading heading={page.programs.heading} />
          <ProgramCards programs={page.programs.programs} />
        </Section>
        <Section>
          <ComparisonTable comparison={page.comparison} programs={page.programs.programs} />
        </Section>
        <Section ground="band">
          <PhoneCall call={page.call} phone={settings.contact.phones[0] ?? ""} about={page.path} />
        </Section>
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query FlagshipPrograms {
    flagshipProgramsPage {
      path
      name
      metadata {
        ...PageHead
      }
      landing {
        ...Landing
      }
      description {
        heading
        ...Prose
      }
      programs {
        heading
        ...ProgramListNode
        programs {
          ...ProgramCard
          ...ComparisonRow
        }
      }
      comparison {
        ...Comparison
      }
      call {
        ...PhoneCall
      }
    }
  }
`;
