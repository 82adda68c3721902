import { graphql } from "gatsby";
import { FramedPicture } from "../ui/framed-picture";
import { Prose } from "../ui/prose";
import { Split } from "../ui/split";

export function Competency({ competency }: { competency: Queries.CompetencyFragment }) {
  const { heading, image } = competency;
  return (
    <Split columns="halves">
      <div>
        <h2>{heading}</h2>
        <Prose prose={competency} />
      </div>
      <FramedPicture image={image} accent="plum" />
    </Split>
  );
}

export const query = graphql`
  fragment Competency on Competency {
    heading
    lead
    paragraphs
    image {
      ...FramedPicture
    }
  }
`;
