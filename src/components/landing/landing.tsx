import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useWords } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { inquiryAddress } from "../inquiry/inquiry";
import { ButtonLink } from "../ui/button";
import { Ways } from "../ui/ways";
import { WidePicture } from "../ui/wide-picture";
import { ExpandableText } from "./expandable-text";
import * as styles from "./landing.module.css";
import { useExpandable } from "./use-expandable";

const { pairWidth, wideWidth } = breakpoint;
/** The width of the whole picture (landing.module.css). */
const sizes = (isLow: boolean) =>
  `(width < ${pairWidth}) 110vw, (width < ${wideWidth}) 100vw, ${isLow ? "min(55.6vw, max(37.8rem, 88.9vh))" : "min(69.4vw, max(44.4rem, 111vh))"}`;

type LandingProps = {
  landing: Queries.LandingFragment;
  accent?: Queries.Accent;
  /** Whether the section is lower, for pages whose main content is below it. */
  isLow?: boolean | undefined;
  /** What a visitor looks for first, on the card or on a separate plate that hangs from the picture. */
  facts?: ReactNode;
  /** A button below the text. Without facts, it leads to the contact form by default, and has the phone number beside it. */
  action?: ReactNode;
  /** The program or overview that the contact form names in its subject. */
  about?: string | undefined;
};

/** Renders text over the left side of a picture, or on a card below the picture in narrow viewports. */
export function Landing({ landing, accent, isLow = false, facts, action, about }: LandingProps) {
  const { title, tagline, text, isExpandable, tone, isMirrored, image } = landing;
  const { write } = useWords().contact;
  const { isExpanded, onClick, onFound } = useExpandable();
  const ways = action ?? (
    <Ways>
      <ButtonLink to={inquiryAddress(about)}>{write}</ButtonLink>
    </Ways>
  );
  return (
    <div
      className={styles.landing}
      data-tone={tone}
      data-accent={accent}
      data-low={isLow}
      data-mirrored={isMirrored}
    >
      <div className={styles.scene} data-for-screen>
        <WidePicture image={image} sizes={sizes(isLow)} isPriority />
      </div>
      <div className={styles.card}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is the control */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard clicks on the button bubble */}
        <div className={styles.words} onClick={isExpandable ? onClick : undefined}>
          <h1>{title}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {text && isExpandable && <ExpandableText text={text} isExpanded={isExpanded} onFound={onFound} />}
          {text && !isExpandable && <p className={styles.text}>{text}</p>}
          {(action || !facts) && (
            <div className={styles.text} data-for-screen>
              {ways}
            </div>
          )}
        </div>
        {facts}
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
    isMirrored
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData: scene(ratio: 2.2222, breakpoints: [480, 800, 1080, 1440, 2000], quality: 60)
        }
      }
    }
  }
`;
