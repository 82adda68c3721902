import { useWords } from "../../query/use-words";
import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";

/** Renders the contact form (requirement 7.1). */
export function ContactForm({ label, destination }: { label: string; destination: string }) {
  const words = useWords().form;
  return (
    <DraftForm label={label} destination={destination}>
      <Field label={words.name} name="name" autoComplete="name" required />
      <Field label={words.email} name="email" type="email" autoComplete="email" required />
      <Field label={words.phone} name="phone" type="tel" autoComplete="tel" required />
      <Field label={words.position} name="position" autoComplete="organization-title" required />
      <Field label={words.subject} name="subject" isWide />
      <MessageField isResizable />
    </DraftForm>
  );
}
