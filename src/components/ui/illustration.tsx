import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "./picture";

/** Shows the whole viewBox at a side of the box. What is drawn beyond it fills the rest of the box. */
const right = "#svgView(preserveAspectRatio(xMaxYMax))";
const center = "#svgView(preserveAspectRatio(xMidYMax))";

type IllustrationProps = {
  image: Queries.IllustrationFragment;
  /** Where the subject of a drawing stands. By default, it is on the right where a text is beside it, else in the middle. */
  position?: "right" | "center";
  /** The size of the box in pixels, until the styles set another one. */
  box: readonly [width: number, height: number];
  /** The width of a photo. Drawings have no need of it. */
  sizes: string;
  /** For the main picture above the fold, which is fetched first. Others are lazy. */
  isPriority?: boolean;
};

/**
 * Renders a drawing, which fills the box of its `<img>` and shows its whole subject whatever the proportions of the box are, or
 * a photo, for a box that crops it (`object-fit`).
 */
export function Illustration({ image, position, box, sizes, isPriority = false }: IllustrationProps) {
  const { alt, drawing: file, photo } = image;
  if (photo) return <Picture image={{ alt, src: photo }} sizes={sizes} isPriority={isPriority} />;
  const address = file?.publicURL ?? "";
  const [width, height] = box;
  const drawing = (
    <img
      src={address + (position === "center" ? center : right)}
      width={width}
      height={height}
      alt={alt}
      loading={isPriority ? "eager" : "lazy"}
      {...(isPriority && { fetchpriority: "high", decoding: "sync" })}
    />
  );
  if (position) return drawing;
  return (
    <picture>
      <source media={breakpoint.stacked} srcSet={address + center} />
      {drawing}
    </picture>
  );
}

export const query = graphql`
  fragment Illustration on Illustration {
    alt
    drawing {
      publicURL
    }
    photo {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600, 2000])
      }
    }
  }
`;
