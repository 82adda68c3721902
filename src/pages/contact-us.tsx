import { graphql, type PageProps } from "gatsby";
import { ContactWays } from "../components/contact-form/contact-ways";
import { Landing } from "../components/landing/landing";
import { BelowTheFold } from "../components/layout/below-the-fold";
import { PageHead } from "../components/layout/page-head";
import { PageHeader } from "../components/layout/page-header";
import { OfficeMap } from "../components/office-map/office-map";
import { Section } from "../components/ui/section";
import { required } from "../query/required";

/** The Contact Us page: a form, the contact details and a map (requirement 8.1). */
export default function ContactUsPage({ data }: PageProps<Queries.ContactUsQuery>) {
  const page = required(data.contactPage, "pages/contact-us.json");
  return (
    <>
      <PageHead page={page} type="ContactPage" />
      <PageHeader name={page.name} path={page.path} />
      <Landing landing={page.landing} />
      <BelowTheFold>
        <Section>
          <ContactWays
            form={page.form}
            inquiry={page.inquiry}
            details={page.details.heading}
            preparation={page.preparation}
          />
        </Section>
        <OfficeMap office={page.map} />
      </BelowTheFold>
    </>
  );
}

export const query = graphql`
  query ContactUs {
    contactPage {
      path
      name
      metadata {
        ...PageHead
      }
      landing {
        ...Landing
      }
      form {
        ...ContactForm
      }
      inquiry
      details {
        heading
      }
      preparation {
        ...Preparation
      }
      map {
        ...OfficeMap
      }
    }
  }
`;
