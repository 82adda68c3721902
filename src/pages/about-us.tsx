import { graphql, type PageProps } from "gatsby";
import { CompanyHistory } from "../components/about/company-history";
import { Competency } from "../components/about/competency";
import { Mission } from "../components/about/mission";
import { Values } from "../components/about/values";
import { Page } from "../components/layout/page";
import { Testimonial } from "../components/testimonial-form/testimonial";
import { Section } from "../components/ui/section";
import { required } from "../query/required";

export default function AboutUsPage({ data }: PageProps<Queries.AboutUsQuery>) {
  const page = required(data.aboutPage, "pages/about-us.json");
  return (
    <Page page={page} type="AboutPage">
      <Section>
        <CompanyHistory history={page.history} />
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
    </Page>
  );
}

export const query = graphql`
  query AboutUs {
    aboutPage {
      ...LandingPage
      history {
        ...CompanyHistory
      }
      competency {
        ...Competency
      }
      mission {
        ...Note
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
