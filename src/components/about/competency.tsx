import { graphql } from "gatsby";
import { PlatePicture } from "../ui/plate-picture";
import { Prose } from "../ui/prose";
import { SectionHead, Split } from "../ui/section";

export function Competency({ competency }: { competency: Queries.CompetencyFragment }) {
  const { heading, lead, paragraphs, image } = competency;
  return (
    <Split columns="halves">
      <div>
        <SectionHead heading={heading} lead={lead} />
        <Prose paragraphs={paragraphs} />
      </div>
      <PlatePicture image={image} />
    </Split>
  );
}

export const query = graphql`
  fragment Competency on Competency {
    heading
    lead
    paragraphs
    image {
      ...PlatePicture
    }
  }
`;
