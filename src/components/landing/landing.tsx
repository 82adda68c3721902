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
  /** The facts of the page. They are on the card or, in wide viewports, on a separate plate below the picture. */
  facts?: ReactNode;
  /** A button below the text. On pages without facts, the default is a link to the contact form, and the phone number. */
  action?: ReactNode;
  /** The program or overview that the contact form names in its subject. */
  about?: string | undefined;
};

/** Renders text over the left side of a picture, or on a card below the picture in narrow viewports. */
export function Landing({ landing, accent, isLow = false, facts, action, about }: LandingProps) {
  const { title, tagline, text, isExpandable, tone, isMirrored, image } = landing;
  const { write } = useWords().contact;
  const { isExpanded, onClick, onFound } = useExpandable();
  const contact = !facts && (
    <Ways>
      <ButtonLink to={inquiryAddress(about)}>{write}</ButtonLink>
    </Ways>
  );
  const button = action ?? contact;
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
          {button && (
            <div className={styles.text} data-for-screen>
              {button}
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
