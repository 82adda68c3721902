import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/layout/page";
import { PartnerTable } from "../components/partner-table/partner-table";
import { Prose } from "../components/ui/prose";
import { Section } from "../components/ui/section";
import { Split } from "../components/ui/split";
import { required } from "../query/required";

export default function PartnersPage({ data }: PageProps<Queries.PartnersQuery>) {
  const page = required(data.partnersPage, "pages/partners.json");
  const { partners } = required(data.partners, "partners/partners.json");
  return (
    <Page page={page}>
      <Section>
        <Split>
          <h2>{page.description.heading}</h2>
          <Prose prose={page.description} />
        </Split>
      </Section>
      <Section ground="band">
        <Split>
          <h2 id="partners">{page.table.heading}</h2>
          <PartnerTable labelledBy="partners" partners={partners} />
        </Split>
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
