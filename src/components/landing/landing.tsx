import { graphql } from "gatsby";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Container } from "../ui/container";
import { WidePicture } from "../ui/wide-picture";
import { ExpandableText } from "./expandable-text";
import * as styles from "./landing.module.css";
import { useExpandable } from "./use-expandable";

type LandingProps = {
  landing: Queries.LandingFragment;
  /** Whether the section is lower, for pages whose main content is below it. */
  isLow?: boolean | undefined;
};

/** Renders text over the left side of a picture, or on a card below the picture in narrow viewports. */
export function Landing({ landing, isLow = false }: LandingProps) {
  const { title, tagline, text, isExpandable, tone, accent, isMirrored, image } = landing;
  const { isExpanded, onClick } = useExpandable();
  return (
    <div
      className={styles.landing}
      data-tone={tone}
      data-accent={accent}
      data-low={isLow}
      data-mirrored={isMirrored}
    >
      <div className={styles.image} data-for-screen>
        <WidePicture
          image={image}
          sizes={`(width < ${breakpoint.pairWidth}) 139vw, min(100vw, max(62rem, 162vh))`}
          isPriority
        />
      </div>
      <div className={styles.content}>
        <Container>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in the card is the control */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard clicks on the button bubble */}
          <div className={styles.card} onClick={isExpandable ? onClick : undefined}>
            <h1>{title}</h1>
            {tagline && <p className={styles.tagline}>{tagline}</p>}
            {text && isExpandable && <ExpandableText text={text} isExpanded={isExpanded} />}
            {text && !isExpandable && <p className={styles.text}>{text}</p>}
          </div>
        </Container>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Landing on Landing {
    title
    tagline
    text
    isExpandable
    tone
    accent
    isMirrored
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1080, 1440, 2000])
        }
      }
    }
  }
`;
