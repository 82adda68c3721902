import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { useSite } from "../../query/use-site";
import { programList } from "../../structured-data/graph";
import { CallToAction } from "../inquiry/call-to-action";
import { Page } from "../layout/page";
import { Prose } from "../ui/prose";
import { Section, SectionHead, Split } from "../ui/section";
import { Comparison } from "./comparison";
import * as styles from "./overview.module.css";
import { TeaserCards } from "./teaser";

type OverviewProps = {
  page: Queries.OverviewPageFragment;
  comparison: ComponentProps<typeof Comparison>["comparison"];
};

export function Overview({ page, comparison }: OverviewProps) {
  const { name, description, programs, call } = page;
  const { address } = useSite().settings;
  return (
    <Page
      page={page}
      type="CollectionPage"
      subject={programList(address, programs.programs)}
      isLow
      about={name}
    >
      <Section>
        <Comparison comparison={comparison} programs={programs.programs} />
        <SectionHead heading={programs.heading} />
        <TeaserCards programs={programs.programs} isCompared exam={comparison.exam} />
      </Section>
      <Section ground="band">
        <div className={styles.description}>
          <Split>
            <SectionHead heading={description.heading} lead={description.lead} />
            <Prose paragraphs={description.paragraphs} />
          </Split>
        </div>
        <CallToAction call={call} about={name} />
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
        ...TeaserCard
      }
    }
    call {
      ...Note
    }
  }
`;
