import { graphql, type PageProps } from "gatsby";
import { Mission } from "../components/about/mission";
import { CallToAction } from "../components/inquiry/call-to-action";
import { Page } from "../components/layout/page";
import { TestimonialForm } from "../components/testimonial-form/testimonial-form";
import { Features } from "../components/ui/features";
import { IllustratedText } from "../components/ui/illustrated-text";
import { Section, SectionHead } from "../components/ui/section";
import { required } from "../query/required";
import { useSite } from "../query/use-site";

export default function AboutUsPage({ data }: PageProps<Queries.AboutUsQuery>) {
  const page = required(data.aboutPage, "pages/about-us.json");
  const { call } = useSite();
  const { history, values } = page;
  return (
    <Page page={page} type="AboutPage">
      <Section>
        <SectionHead heading={history.heading} lead={history.lead} />
        <Features features={history.columns} />
      </Section>
      <Section ground="band">
        <IllustratedText content={page.competency} />
      </Section>
      <Mission mission={page.mission} />
      <Section>
        <SectionHead heading={values.heading} />
        <Features isFramed features={values.cards} />
      </Section>
      <Section ground="band" isHiddenInPrint>
        <TestimonialForm testimonial={page.testimonial} />
      </Section>
      <Section isHiddenInPrint>
        <CallToAction call={call} />
      </Section>
    </Page>
  );
}

export const query = graphql`
  query AboutUs {
    aboutPage {
      ...LandingPage
      history {
        heading
        lead
        columns {
          title
          content
        }
      }
      competency {
        ...IllustratedText
      }
      mission {
        ...Note
      }
      values {
        heading
        cards {
          icon
          title
          content
        }
      }
      testimonial {
        ...TestimonialForm
      }
    }
  }
`;
