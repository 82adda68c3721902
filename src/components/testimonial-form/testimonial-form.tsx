import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { PhotoField } from "./photo-field";
import { usePhoto } from "./use-photo";

/** Renders the testimonial form (specification, sections 3 and 5). */
export function TestimonialForm({ label, destination }: { label: string; destination: string }) {
  const photo = usePhoto();
  return (
    <DraftForm label={label} destination={destination} onReset={photo.onReset}>
      <Field label="Name" name="name" autoComplete="name" required />
      <Field label="Position" name="position" autoComplete="organization-title" required />
      <Field label="Email" name="email" type="email" autoComplete="email" required isWide />
      <PhotoField photo={photo} />
      <MessageField isResizable={false} />
    </DraftForm>
  );
}
