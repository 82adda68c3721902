import { graphql, type PageProps } from "gatsby";
import { Competency } from "../components/about/competency";
import { History } from "../components/about/history";
import { Mission } from "../components/about/mission";
import { Values } from "../components/about/values";
import { Landing } from "../components/landing/landing";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageHead } from "../components/layout/page-head";
import { PageHeader } from "../components/layout/page-header";
import { Testimonial } from "../components/testimonial-form/testimonial";
import { Section } from "../components/ui/section";
import { required } from "../query/required";

/** The About Us page: history, core competency, mission, values and testimonial (requirements 6.1 to 6.6). */
export default function AboutUsPage({ data }: PageProps<Queries.AboutUsQuery>) {
  const page = required(data.aboutPage, "pages/about-us.json");
  return (
    <>
      <PageHead page={page} type="AboutPage" />
      <PageHeader name={page.name} path={page.path} />
      <Landing landing={page.landing} />
      <BelowTheFold>
        <Section>
          <History history={page.history} />
        </Section>
        <Section ground="band">
          <Competency competency={page.competency} />
        </Section>
        <Mission mission={page.mission} />
        <Section>
          <Values values={page.values} />
        </Section>
        <Section ground="band" isForScreen>
          <Testimonial testimonial={page.testimonial} />
        </Section>
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query AboutUs {
    aboutPage {
      path
      name
      metadata {
        ...PageHead
      }
      landing {
        ...Landing
      }
      history {
        ...History
      }
      competency {
        ...Competency
      }
      mission {
        ...Mission
      }
      values {
        ...Values
      }
      testimonial {
        ...Testimonial
      }
    }
  }
`;
