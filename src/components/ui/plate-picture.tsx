import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Picture } from "./picture";
import * as styles from "./plate-picture.module.css";

/** Renders a picture in a frame over an offset block of color. */
export function PlatePicture({ image }: { image: Queries.PlatePictureFragment }) {
  return (
    <div className={styles.plate} data-accent="teal">
      <Picture
        image={image}
        sizes={`(width >= ${breakpoint.tableWidth}) min(44vw, max(38rem, min(32vw, 52rem))), 92vw`}
      />
    </div>
  );
}

export const query = graphql`
  fragment PlatePicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.3333
          breakpoints: [360, 720, 1080, 1400]
          transformOptions: { cropFocus: CENTER }
        )
      }
    }
  }
`;
