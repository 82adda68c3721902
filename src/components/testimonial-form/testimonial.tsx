import { graphql } from "gatsby";
import { Split } from "../ui/split";
import { TestimonialForm } from "./testimonial-form";

export function Testimonial({ testimonial }: { testimonial: Queries.TestimonialFragment }) {
  const { heading, text, destination } = testimonial;
  return (
    <Split>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <TestimonialForm label={heading} destination={destination} />
    </Split>
  );
}

export const query = graphql`
  fragment Testimonial on FormSection {
    heading
    text
    destination
  }
`;
