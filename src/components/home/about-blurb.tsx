import { graphql } from "gatsby";
import { ButtonLink } from "../ui/button";
import { FramedPicture } from "../ui/framed-picture";
import { Split } from "../ui/split";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./about-blurb.module.css";

export function AboutBlurb({ about }: { about: Queries.AboutBlurbFragment }) {
  const { heading, lead, text, action, image } = about;
  return (
    <Split columns="halves">
      <FramedPicture image={image} accent="teal" />
      <div>
        <h2>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
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
    lead
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
