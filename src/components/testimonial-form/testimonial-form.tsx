import { graphql } from "gatsby";
import { useMessages } from "../../query/use-site";
import { Field, MessageField } from "../form/field";
import { Form } from "../form/form";
import { SectionHead } from "../ui/section";
import { PhotoField } from "./photo-field";
import { usePhoto } from "./use-photo";

export function TestimonialForm({ testimonial }: { testimonial: Queries.TestimonialFormFragment }) {
  const messages = useMessages().form;
  const { label, heading, text, destination, sent } = testimonial;
  const photo = usePhoto();
  return (
    <Form
      name="testimonial"
      label={label}
      head={<SectionHead label={label} heading={heading} lead={text} />}
      destination={destination}
      sent={sent}
      message={<MessageField isResizable={false} />}
      onReset={photo.onReset}
    >
      <Field label={messages.name} name="name" autoComplete="name" required />
      <Field label={messages.position} name="position" autoComplete="organization-title" required />
      <Field label={messages.email} name="email" type="email" autoComplete="email" required isWide />
      <PhotoField state={photo} />
    </Form>
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
