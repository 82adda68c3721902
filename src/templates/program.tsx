import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/inquiry/call-to-action";
import { InquiryLink } from "../components/inquiry/inquiry-link";
import { Page } from "../components/layout/page";
import { OnThisPage } from "../components/on-this-page/on-this-page";
import { ProgramFacts } from "../components/program/program-facts";
import { programSections } from "../components/program/program-sections";
import { TeaserCards } from "../components/program/teaser";
import { Container } from "../components/ui/container";
import { Motif } from "../components/ui/motif";
import { Section, SectionHead } from "../components/ui/section";
import { required } from "../query/required";
import { useSite } from "../query/use-site";
import { programKind } from "../site-paths";
import { courseNode } from "../structured-data/course";
import * as styles from "./program.module.css";

export default function ProgramPage({ data }: PageProps<Queries.ProgramPageQuery>) {
  const program = required(data.program, "programs");
  const shared = required(data.programPage, "pages/program.json");
  const { settings, messages } = useSite();
  const { accreditation, flagshipCall, certificationCall } = shared;
  const call = programKind(program.path) === "flagship" ? flagshipCall : certificationCall;
  // The breadcrumb may have another name than the program.
  const name = program.label ?? program.name;
  const sections = programSections(program, accreditation, messages.sections);
  return (
    <Page
      page={{ ...program, name }}
      label={program.label}
      subject={courseNode(settings.address, program, accreditation.rule)}
      about={program.name}
      facts={<ProgramFacts program={program} qualification={accreditation.short} />}
    >
      <Container>
        <div className={styles.body}>
          <OnThisPage sections={sections}>
            <InquiryLink about={program.name} />
          </OnThisPage>
          <div className={styles.sections} data-accent={program.accent} data-tone={program.landing.tone}>
            {sections.map(({ id, heading, lead, motif, content }) => (
              <section key={id} id={id} className={motif ? styles.illustrated : undefined}>
                <SectionHead heading={heading} lead={lead} />
                {motif && <Motif name={motif} className={styles.motif} />}
                {content}
              </section>
            ))}
            <section id="price">
              <CallToAction call={call} about={program.name} />
            </section>
          </div>
        </div>
      </Container>
      <Section ground="band" isHiddenInPrint>
        <SectionHead heading={shared.related.heading} />
        <TeaserCards programs={program.related} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query ProgramPage($path: String!) {
    program(path: { eq: $path }) {
      ...LandingPage
      label
      accent
      ...ProgramFacts
      ...ProgramSections
      ...Course
      related {
        ...TeaserCard
      }
    }
    programPage {
      accreditation {
        heading
        rule
        short
        ...Accreditation
      }
      flagshipCall {
        ...Note
      }
      certificationCall {
        ...Note
      }
      related {
        heading
      }
    }
  }
`;
