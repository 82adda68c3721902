import { graphql, type PageProps } from "gatsby";
import { Landing } from "../components/landing/landing";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageHead } from "../components/layout/page-head";
import { PageHeader } from "../components/layout/page-header";
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

/** The page of a flagship program or a certification (requirement 9.1). */
export default function ProgramPage({ data }: PageProps<Queries.ProgramPageQuery>) {
  const program = required(data.program, "programs");
  const shared = required(data.programPage, "pages/program.json");
  const { settings, words } = useSite();
  const phone = settings.contact.phones[0] ?? "";
  const isFlagship = programKind(program.path) === "flagship";
  // The name in the breadcrumb, which may differ from the name of the program.
  const name = program.label ?? program.name;
  const sections = programSections(program, shared.accreditation, words.sections);
  return (
    <>
      <PageHead
        page={{ ...program, name }}
        subject={(address) => courseNode(address, program, shared.accreditation.rule)}
      />
      <PageHeader name={name} path={program.path} />
      <Landing landing={program.landing} />
      <BelowTheFold>
        <Container>
          <Facts program={program} qualification={shared.accreditation.short} phone={phone} />
          <div className={styles.body}>
            <OnThisPage
              sections={[...sections, { id: "price", label: words.sections.price }]}
              quote={shared.quote}
            />
            <div className={styles.sections}>
              {sections.map(({ id, heading, content }) => (
                <section key={id} id={id}>
                  <h2>{heading}</h2>
                  {content}
                </section>
              ))}
              <section id="price" className={styles.price}>
                <PhoneCall
                  call={isFlagship ? shared.flagshipCall : shared.certificationCall}
                  phone={phone}
                  about={program.path}
                />
              </section>
            </div>
            <CallBar label={shared.quote} phone={phone} about={program.path} />
          </div>
        </Container>
        <Section ground="band" isForScreen>
          <SectionHeading heading={shared.related.heading} />
          <ProgramCards programs={program.related} />
        </Section>
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query ProgramPage($path: String!) {
    program(path: { eq: $path }) {
      path
      name
      label
      metadata {
        ...PageHead
      }
      landing {
        ...Landing
      }
      ...Facts
      ...ProgramSections
      ...Course
      related {
        ...ProgramCard
      }
    }
    programPage {
      accreditation {
        short
        ...Accreditation
      }
      flagshipCall {
        ...PhoneCall
      }
      certificationCall {
        ...PhoneCall
      }
      quote
      related {
        heading
      }
    }
  }
`;
