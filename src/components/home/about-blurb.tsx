import { graphql } from "gatsby";
import { ButtonLink } from "../ui/button";
import { FramedPicture } from "../ui/framed-picture";
import { Split } from "../ui/split";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./about-blurb.module.css";

/** A picture and one argument, and the way to the About Us page (specification, section 2: home). */
export function AboutBlurb({
  about: { heading, text, action, image },
}: {
  about: Queries.AboutBlurbFragment;
}) {
  return (
    <Split columns="halves">
      <FramedPicture image={image} accent="teal" />
      <div>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ButtonLink look="plain" to={action.path}>
          {action.label} <VisuallyHidden>{action.context}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Split>
  );
}

export const query = graphql`
  fragment AboutBlurb on AboutBlurb {
    heading
    text
    action {
      label
      context
      path
    }
    image {
      ...FramedPicture
    }
  }
`;
