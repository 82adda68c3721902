import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/inquiry/call-to-action";
import { Page } from "../components/layout/page";
import { PartnerTable } from "../components/partner-table/partner-table";
import { Prose } from "../components/ui/prose";
import { Section, SectionHead, Split } from "../components/ui/section";
import { required } from "../query/required";
import { useSite } from "../query/use-site";

export default function PartnersPage({ data }: PageProps<Queries.PartnersQuery>) {
  const page = required(data.partnersPage, "pages/partners.json");
  const { call } = useSite();
  const { partners } = required(data.partners, "partners/partners.json");
  return (
    <Page page={page}>
      <Section>
        <Split>
          <div>
            <SectionHead heading={page.description.heading} lead={page.description.lead} />
            <Prose paragraphs={page.description.paragraphs} />
          </div>
          <div>
            <SectionHead id="partners" heading={page.table.heading} />
            <PartnerTable labelledBy="partners" partners={partners} />
          </div>
        </Split>
      </Section>
      <Section isHiddenInPrint>
        <CallToAction call={call} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query Partners {
    partnersPage {
      ...LandingPage
      description {
        ...Prose
      }
      table {
        heading
      }
    }
    partners {
      partners {
        ...PartnerRow
      }
    }
  }
`;
