import { graphql } from "gatsby";
import { SectionHead, Split } from "../ui/section";
import { ContactForm } from "./contact-form";

export function Contact({ page }: { page: Queries.ContactFragment }) {
  const { form, inquiry } = page;
  const { heading, text, hint, destination } = form;
  return (
    <Split>
      <SectionHead heading={heading} lead={text} />
      <ContactForm label={heading} destination={destination} inquiry={inquiry} hint={hint} />
    </Split>
  );
}

export const query = graphql`
  fragment Contact on ContactPage {
    form {
      heading
      text
      hint
      destination
    }
    inquiry
  }
`;
