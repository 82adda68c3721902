import { graphql } from "gatsby";
import { useWords } from "../../query/use-site";
import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { useDraft } from "../form/use-draft";
import { endInquiry, useInquiry } from "../inquiry/use-inquiry";
import { SectionHead, Split } from "../ui/section";

export function ContactForm({ page }: { page: Queries.ContactFormFragment }) {
  const words = useWords().form;
  const { heading, text, hint, destination } = page.form;
  const form = useDraft<HTMLFormElement>("contact");
  useInquiry(form, page.inquiry);
  return (
    <Split>
      <SectionHead heading={heading} lead={text} />
      <DraftForm label={heading} destination={destination} formRef={form} onReset={endInquiry}>
        <Field label={words.name} name="name" autoComplete="name" required />
        <Field label={words.email} name="email" type="email" autoComplete="email" required />
        <Field label={words.phone} name="phone" type="tel" autoComplete="tel" required />
        <Field label={words.position} name="position" autoComplete="organization-title" required />
        <Field label={words.subject} name="subject" isWide />
        <MessageField isResizable hint={hint} />
      </DraftForm>
    </Split>
  );
}

export const query = graphql`
  fragment ContactForm on ContactPage {
    form {
      heading
      text
      hint
      destination
    }
    inquiry
  }
`;
