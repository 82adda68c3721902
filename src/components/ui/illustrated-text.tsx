import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { ButtonLink } from "./button";
import { Picture } from "./picture";
import * as plate from "./plate.module.css";
import { Prose } from "./prose";
import { SectionHead, Split } from "./section";
import { VisuallyHidden } from "./visually-hidden";

const sizes = `(width >= ${breakpoint.pairWidth}) min(44vw, max(38rem, min(32vw, 52rem))), 92vw`;

type IllustratedTextProps = { content: Queries.IllustratedTextFragment; isPictureFirst?: boolean };

export function IllustratedText({ content, isPictureFirst = false }: IllustratedTextProps) {
  const { heading, lead, paragraphs, action, image } = content;
  const text = (
    <div key="text">
      <SectionHead heading={heading} lead={lead} />
      <Prose paragraphs={paragraphs}>
        {action && (
          <p>
            <ButtonLink variant="text" to={action.path}>
              {action.label} <VisuallyHidden>{action.context}</VisuallyHidden>
            </ButtonLink>
          </p>
        )}
      </Prose>
    </div>
  );
  const picture = (
    <div key="picture" className={plate.plate} data-accent="teal">
      <Picture image={image} sizes={sizes} />
    </div>
  );
  return <Split columns="halves">{isPictureFirst ? [picture, text] : [text, picture]}</Split>;
}

export const query = graphql`
  fragment IllustratedText on IllustratedText {
    heading
    lead
    paragraphs
    action {
      label
      context
      path
    }
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            aspectRatio: 1.5
            breakpoints: [360, 720, 1080, 1380]
            transformOptions: { cropFocus: CENTER }
          )
        }
      }
    }
  }
`;
