import { graphql, type PageProps } from "gatsby";
import { Landing } from "../components/landing/landing";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageHead } from "../components/layout/page-head";
import { PageHeader } from "../components/layout/page-header";
import { PhoneCall } from "../components/program/phone-call";
import { ProgramCards } from "../components/program/program-cards";
import { Prose } from "../components/ui/prose";
import { Section, SectionHeading } from "../components/ui/section";
import { Split } from "../components/ui/split";
import { required } from "../query/required";
import { useSite } from "../query/use-site";
import { programListNode } from "../structured-data/program-list";

/** The Certifications page: a description and the nine certifications (requirement 9.9). */
export default function CertificationsContentPage({ data }: PageProps<Queries.CertificationsContentQuery>) {
  const page = required(data.certificationsContentPage, "pages/certifications-content.json");
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
          <PhoneCall call={page.call} phone={settings.contact.phones[0] ?? ""} about={page.path} />
        </Section>
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query CertificationsContent {
    certificationsContentPage {
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
        }
      }
      call {
        ...PhoneCall
      }
    }
  }
`;
