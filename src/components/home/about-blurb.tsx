import { graphql } from "gatsby";
import { ButtonLink } from "../ui/button";
import { PlatePicture } from "../ui/plate-picture";
import { SectionHead, Split } from "../ui/section";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./about-blurb.module.css";

export function AboutBlurb({ about }: { about: Queries.AboutBlurbFragment }) {
  const { heading, lead, text, action, image } = about;
  return (
    <Split columns="halves">
      <PlatePicture image={image} />
      <div className={styles.blurb}>
        <SectionHead heading={heading} lead={lead} />
        <p>{text}</p>
        <ButtonLink look="text" to={action.path}>
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
      ...PlatePicture
    }
  }
`;
