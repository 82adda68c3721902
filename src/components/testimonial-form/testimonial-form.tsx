import { useWords } from "../../query/use-site";
import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { useDraft } from "../form/use-draft";
import { PhotoField } from "./photo-field";
import { usePhoto } from "./use-photo";

export function TestimonialForm({ label, destination }: { label: string; destination: string }) {
  const words = useWords().form;
  const form = useDraft<HTMLFormElement>("testimonial");
  const photo = usePhoto();
  return (
    <DraftForm label={label} destination={destination} formRef={form} onReset={photo.onReset}>
      <Field label={words.name} name="name" autoComplete="name" required />
      <Field label={words.position} name="position" autoComplete="organization-title" required />
      <Field label={words.email} name="email" type="email" autoComplete="email" required isWide />
      <PhotoField state={photo} />
      <MessageField isResizable={false} />
    </DraftForm>
  );
}
