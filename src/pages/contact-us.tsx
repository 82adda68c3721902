import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact-details/contact-details";
import { ContactForm } from "../components/contact-form/contact-form";
import { Page } from "../components/layout/page";
import { OfficeMap } from "../components/office-map/office-map";
import { ButtonLink } from "../components/ui/button";
import { Section } from "../components/ui/section";
import { required } from "../query/required";
import { useMessages } from "../query/use-site";

/** The fragment of the form in the address of the page. */
const formId = "write";

export default function ContactUsPage({ data, location }: PageProps<Queries.ContactUsQuery>) {
  const messages = useMessages();
  const page = required(data.contactPage, "pages/contact-us.json");
  const subjects = [...data.allProgram.nodes, ...data.allOverviewPage.nodes];
  return (
    <Page
      page={page}
      type="ContactPage"
      isLow
      facts={<ContactDetails />}
      action={<ButtonLink to={`#${formId}`}>{messages.contact.quote}</ButtonLink>}
    >
      <Section id={formId} isHiddenInPrint>
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
