import { graphql } from "gatsby";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import { Field, MessageField } from "../form/field";
import { Form, TextWithLinks } from "../form/form";
import { InquirySubject, type Subject } from "../inquiry/inquiry-subject";
import { useInquiry } from "../inquiry/use-inquiry";
import { SectionHead } from "../ui/section";

type ContactFormProps = {
  page: Queries.ContactFormFragment;
  /** The programs and overviews that a message can be about. */
  subjects: readonly Subject[];
  /** The query of the address. */
  search: string;
};

export function ContactForm({ page, subjects, search }: ContactFormProps) {
  const messages = useMessages().form;
  const { text, help, destination, sent } = page.form;
  const { about, isOver, endInquiry } = useInquiry(subjects, search);
  const program = about?.name ?? "";
  const heading = about ? interpolate(page.inquiryHeading, { program }) : page.form.heading;
  // The key keeps what the visitor has entered when the field moves.
  const subject = (
    <Field
      key="subject"
      label={messages.subject}
      name="subject"
      defaultValue={about && !isOver ? interpolate(page.inquiry, { program }) : ""}
      isWide
    />
  );
  return (
    <Form
      name="contact"
      label={heading}
      head={
        <SectionHead heading={heading} lead={<TextWithLinks text={text} />} isStart={about !== undefined}>
          {about && <InquirySubject subject={about} />}
        </SectionHead>
      }
      destination={destination}
      sent={sent}
      message={<MessageField isResizable help={help} />}
      onReset={endInquiry}
    >
      {about && subject}
      <Field label={messages.name} name="name" autoComplete="name" required />
      <Field label={messages.email} name="email" type="email" autoComplete="email" required />
      <Field label={messages.phone} name="phone" type="tel" autoComplete="tel" required />
      <Field label={messages.position} name="position" autoComplete="organization-title" required />
      {!about && subject}
    </Form>
  );
}

export const query = graphql`
  fragment ContactForm on ContactPage {
    form {
      heading
      text
      help
      destination
      sent
    }
    inquiryHeading
    inquiry
  }
`;
