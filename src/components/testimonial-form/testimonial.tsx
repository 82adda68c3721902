import { graphql } from "gatsby";
import { SectionHead, Split } from "../ui/section";
import { TestimonialForm } from "./testimonial-form";

export function Testimonial({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  const { label, heading, text, destination } = testimonial;
  return (
    <Split>
      <SectionHead label={label} heading={heading} lead={text} />
      <TestimonialForm label={label} destination={destination} />
    </Split>
  );
}

export const query = graphql`
  fragment Testimonial on Testimonial {
    label
    heading
    text
    destination
  }
`;
