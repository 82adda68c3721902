import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/layout/page";
import { OnThisPage } from "../components/on-this-page/on-this-page";
import { CallBar } from "../components/program/call-bar";
import { Facts } from "../components/program/facts";
import { PhoneCall } from "../components/program/phone-call";
import { ProgramCards } from "../components/program/program-cards";
import { programSections } from "../components/program/program-sections";
import { Container } from "../components/ui/container";
import { Section, SectionHeading } from "../components/ui/section";
import { required } from "../query/required";
import { useSite } from "../query/use-site";
import { programKind } from "../site-paths";
import { courseNode } from "../structured-data/course";
import * as styles from "./program.module.css";

export default function ProgramPage({ data }: PageProps<Queries.ProgramPageQuery>) {
  const program = required(data.program, "programs");
  const shared = required(data.programPage, "pages/program.json");
  const { settings, words } = useSite();
  const { accreditation, flagshipCall, certificationCall, quote } = shared;
  const call = programKind(program.path) === "flagship" ? flagshipCall : certificationCall;
  // The breadcrumb may have another name than the program.
  const name = program.label ?? program.name;
  const sections = programSections(program, accreditation, words.sections);
  const links = [...sections, { id: "price", label: words.sections.price }];
  return (
    <Page
      page={{ ...program, name }}
      subject={courseNode(settings.address, program, accreditation.rule)}
      facts={<Facts program={program} qualification={accreditation.short} />}
    >
      <Container>
        <div className={styles.body}>
          <OnThisPage sections={links} quote={quote} />
          <div className={styles.sections}>
            {sections.map(({ id, heading, content }) => (
              <section key={id} id={id}>
                <h2>{heading}</h2>
                {content}
              </section>
            ))}
            <section id="price" className={styles.price}>
              <PhoneCall call={call} name={program.name} />
            </section>
          </div>
          <CallBar label={quote} name={program.name} />
        </div>
      </Container>
      <Section ground="band" isForScreen>
        <SectionHeading heading={shared.related.heading} />
        <ProgramCards programs={program.related} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query ProgramPage($path: String!) {
    program(path: { eq: $path }) {
      ...LandingPage
      label
      ...Facts
      ...ProgramSections
      ...Course
      related {
        ...ProgramPlate
      }
    }
    programPage {
      accreditation {
        heading
        rule
        short
        ...QualificationSteps
      }
      flagshipCall {
        ...Note
      }
      certificationCall {
        ...Note
      }
      quote
      related {
        heading
      }
    }
  }
`;
