import { graphql } from "gatsby";
import { fill } from "../../query/fill";
import { useWords } from "../../query/use-site";
import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { useDraft } from "../form/use-draft";
import { InquirySubject, type Subject } from "../inquiry/inquiry-subject";
import { useInquiry } from "../inquiry/use-inquiry";
import { SectionHead, Split } from "../ui/section";

type ContactFormProps = {
  page: Queries.ContactFormFragment;
  /** The programs and overviews that a message can be about. */
  subjects: readonly Subject[];
  /** The query of the address. */
  search: string;
};

export function ContactForm({ page, subjects, search }: ContactFormProps) {
  const words = useWords().form;
  const { text, hint, destination, sent } = page.form;
  const form = useDraft<HTMLFormElement>("contact");
  const { about, isOver, endInquiry } = useInquiry(subjects, search);
  const program = about?.name ?? "";
  const heading = about ? fill(page.inquiryHeading, { program }) : page.form.heading;
  // The key keeps what the visitor has entered when the field moves.
  const subject = (
    <Field
      key="subject"
      label={words.subject}
      name="subject"
      defaultValue={about && !isOver ? fill(page.inquiry, { program }) : ""}
      isWide
    />
  );
  return (
    <Split>
      <SectionHead heading={heading} lead={text} isStart={about !== undefined}>
        {about && <InquirySubject subject={about} />}
      </SectionHead>
      <DraftForm label={heading} destination={destination} sent={sent} formRef={form} onReset={endInquiry}>
        {about && subject}
        <Field label={words.name} name="name" autoComplete="name" required />
        <Field label={words.email} name="email" type="email" autoComplete="email" required />
        <Field label={words.phone} name="phone" type="tel" autoComplete="tel" required />
        <Field label={words.position} name="position" autoComplete="organization-title" required />
        {!about && subject}
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
      sent
    }
    inquiryHeading
    inquiry
  }
`;
