import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import * as styles from "./framed-picture.module.css";
import { Picture } from "./picture";

type FramedPictureProps = { image: Queries.FramedPictureFragment; accent: Queries.Accent };

export function FramedPicture({ image, accent }: FramedPictureProps) {
  return (
    <div className={styles.frame} data-accent={accent}>
      <Picture
        image={image}
        sizes={`(width >= ${breakpoint.tableWidth}) min(44vw, max(38rem, min(32vw, 52rem))), 92vw`}
      />
    </div>
  );
}

export const query = graphql`
  fragment FramedPicture on Picture {
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
