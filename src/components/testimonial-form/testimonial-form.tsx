import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { PhotoField } from "./photo-field";
import { usePhoto } from "./use-photo";

/** The testimonial form: fields and required ones of the specification, sections 3 and 5. */
export function TestimonialForm({ label }: { label: string }) {
  const photo = usePhoto();
  return (
    <DraftForm label={label} attachment={{ photo: photo.file }} onReset={photo.clear}>
      <Field label="Name" name="name" autoComplete="name" required />
      <Field label="Position" name="position" autoComplete="organization-title" required />
      <Field label="Email" name="email" type="email" autoComplete="email" required isWide />
      <PhotoField photo={photo} />
      <MessageField isResizable={false} />
    </DraftForm>
  );
}
