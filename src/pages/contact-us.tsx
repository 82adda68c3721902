import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact-details/contact-details";
import { ContactForm } from "../components/contact-form/contact-form";
import { Page } from "../components/layout/page";
import { OfficeMap } from "../components/office-map/office-map";
import { Section } from "../components/ui/section";
import { required } from "../query/required";

export default function ContactUsPage({ data, location }: PageProps<Queries.ContactUsQuery>) {
  const page = required(data.contactPage, "pages/contact-us.json");
  const subjects = [...data.allProgram.nodes, ...data.allOverviewPage.nodes];
  return (
    <Page page={page} type="ContactPage" isLow facts={<ContactDetails />}>
      <Section isHiddenInPrint>
        <ContactForm page={page} subjects={subjects} search={location.search} />
      </Section>
      <OfficeMap office={page.map} />
    </Page>
  );
}

export const query = graphql`
  query ContactUs {
    contactPage {
      ...LandingPage
      ...ContactForm
      map {
        ...OfficeMap
      }
    }
    allProgram {
      nodes {
        ...InquirySubject
      }
    }
    allOverviewPage {
      nodes {
        name
      }
    }
  }
`;
