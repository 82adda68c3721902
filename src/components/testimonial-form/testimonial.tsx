import { graphql } from "gatsby";
import { Split } from "../ui/split";
import * as styles from "./testimonial.module.css";
import { TestimonialForm } from "./testimonial-form";

/** What it is about, and the form (specification, section 2: About Us). */
export function Testimonial({
  testimonial: { heading, text },
}: {
  testimonial: Queries.TestimonialFragment;
}) {
  return (
    <Split>
      <div>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <TestimonialForm label={heading} />
    </Split>
  );
}

export const query = graphql`
  fragment Testimonial on Note {
    heading
    text
  }
`;
