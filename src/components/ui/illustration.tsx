import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import * as styles from "./illustration.module.css";
import { Picture } from "./picture";

/** Place the viewBox in the box. The drawing continues beyond the viewBox and fills the rest of the box. */
const right = "#svgView(preserveAspectRatio(xMaxYMax))";
const center = "#svgView(preserveAspectRatio(xMidYMax))";

type IllustrationProps = {
  image: Queries.IllustrationFragment;
  /** The place of the subject of a drawing. Without it, the subject is at the right beside a text, and centered above one. */
  position?: "right" | "center";
  /** The `sizes` attribute of a photo. A drawing has one file for all sizes. */
  sizes: string;
  /** For the main picture above the fold, which is fetched first. Others are lazy. */
  isPriority?: boolean;
  className: string | undefined;
};

/**
 * Renders a drawing or a photo. A drawing fills its box and shows its whole subject, whatever the aspect ratio of the box is.
 * A photo is cropped to its box.
 */
export function Illustration({ image, position, sizes, isPriority, className }: IllustrationProps) {
  const { alt, drawing: file, photo } = image;
  if (photo) {
    const classes = `${styles.photo} ${className}`;
    return <Picture image={{ alt, src: photo }} sizes={sizes} isPriority={isPriority} className={classes} />;
  }
  const address = file?.publicURL ?? "";
  const drawing = (
    <img
      className={className}
      src={address + (position === "center" ? center : right)}
      // The styles set the size.
      width="1200"
      height="940"
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
