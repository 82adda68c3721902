import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";

/** The contact form: fields and required ones of the specification, sections 3 and 5. */
export function ContactForm({ label }: { label: string }) {
  return (
    <DraftForm label={label}>
      <Field label="Name" name="name" autoComplete="name" required />
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
      <Field label="Position" name="position" autoComplete="organization-title" required />
      <Field label="Subject" name="subject" isWide />
      <MessageField isResizable />
    </DraftForm>
  );
}
