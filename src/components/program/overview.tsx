import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useSite } from "../../query/use-site";
import { programList } from "../../structured-data/graph";
import { Page } from "../layout/page";
import { Prose } from "../ui/prose";
import { Section, SectionHeading } from "../ui/section";
import { Split } from "../ui/split";
import { PhoneCall } from "./phone-call";
import { ProgramCards } from "./program-cards";

type OverviewProps = {
  page: Queries.OverviewPageFragment;
  /** The comparison of the programs. */
  children: ReactNode;
};

export function Overview({ page, children }: OverviewProps) {
  const { name, description, programs, call } = page;
  const { address } = useSite().settings;
  return (
    <Page page={page} type="CollectionPage" subject={programList(address, programs.programs)}>
      <Section>
        <Split>
          <h2>{description.heading}</h2>
          <Prose prose={description} />
        </Split>
      </Section>
      <Section ground="band">
        <SectionHeading heading={programs.heading} />
        <ProgramCards programs={programs.programs} />
      </Section>
      <Section>{children}</Section>
      <Section ground="band">
        <PhoneCall call={call} name={name} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  fragment OverviewPage on OverviewPage {
    ...LandingPage
    description {
      ...Prose
    }
    programs {
      heading
      programs {
        ...ProgramCard
        ...ComparisonRow
      }
    }
    call {
      ...Note
    }
  }
`;
