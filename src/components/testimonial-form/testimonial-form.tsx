import { graphql } from "gatsby";
import { useWords } from "../../query/use-site";
import { DraftForm } from "../form/draft-form";
import { Field, MessageField } from "../form/field";
import { useDraft } from "../form/use-draft";
import { SectionHead, Split } from "../ui/section";
import { PhotoField } from "./photo-field";
import { usePhoto } from "./use-photo";

export function TestimonialForm({ testimonial }: { testimonial: Queries.TestimonialFormFragment }) {
  const words = useWords().form;
  const { label, heading, text, destination, sent } = testimonial;
  const form = useDraft<HTMLFormElement>("testimonial");
  const photo = usePhoto();
  return (
    <Split>
      <SectionHead label={label} heading={heading} lead={text} />
      <DraftForm label={label} destination={destination} sent={sent} formRef={form} onReset={photo.onReset}>
        <Field label={words.name} name="name" autoComplete="name" required />
        <Field label={words.position} name="position" autoComplete="organization-title" required />
        <Field label={words.email} name="email" type="email" autoComplete="email" required isWide />
        <PhotoField state={photo} />
        <MessageField isResizable={false} />
      </DraftForm>
    </Split>
  );
}

export const query = graphql`
  fragment TestimonialForm on Testimonial {
    label
    heading
    text
    destination
    sent
  }
`;
