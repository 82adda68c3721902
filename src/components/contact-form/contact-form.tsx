import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";

/** Renders the contact form (specification, sections 3 and 5). */
export function ContactForm({ label, destination }: { label: string; destination: string }) {
  return (
    <DraftForm label={label} destination={destination}>
      <Field label="Name" name="name" autoComplete="name" required />
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
      <Field label="Position" name="position" autoComplete="organization-title" required />
      <Field label="Subject" name="subject" isWide />
      <MessageField isResizable />
    </DraftForm>
  );
}
