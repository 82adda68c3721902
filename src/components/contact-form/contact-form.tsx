import { useWords } from "../../query/use-site";
import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { useDraft } from "../form/use-draft";
import { endInquiry, useInquiry } from "../inquiry/use-inquiry";

type ContactFormProps = { label: string; destination: string; inquiry: string; hint: string };

export function ContactForm({ label, destination, inquiry, hint }: ContactFormProps) {
  const words = useWords().form;
  const form = useDraft<HTMLFormElement>("contact");
  useInquiry(form, inquiry);
  return (
    <DraftForm label={label} destination={destination} formRef={form} onReset={endInquiry}>
      <Field label={words.name} name="name" autoComplete="name" required />
      <Field label={words.email} name="email" type="email" autoComplete="email" required />
      <Field label={words.phone} name="phone" type="tel" autoComplete="tel" required />
      <Field label={words.position} name="position" autoComplete="organization-title" required />
      <Field label={words.subject} name="subject" isWide />
      <MessageField isResizable hint={hint} />
    </DraftForm>
  );
}
