import { graphql } from "gatsby";
import { PlatePicture } from "../ui/plate-picture";
import { Prose } from "../ui/prose";
import { SectionHead, Split } from "../ui/section";

export function Competency({ competency }: { competency: Queries.CompetencyFragment }) {
  const { heading, image } = competency;
  return (
    <Split columns="halves">
      <div>
        <SectionHead heading={heading} />
        <Prose prose={competency} />
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
