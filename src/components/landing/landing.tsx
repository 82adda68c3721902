import { graphql } from "gatsby";
import type { ReactNode } from "react";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { Actions } from "../inquiry/actions";
import { InquiryLink } from "../inquiry/inquiry-link";
import { Illustration } from "../ui/illustration";
import { ExpandableText } from "./expandable-text";
import * as styles from "./landing.module.css";
import { useExpandable } from "./use-expandable";

type LandingProps = {
  landing: Queries.LandingFragment;
  accent: Queries.Accent;
  /** Whether the section is lower, for pages whose main content is below it. It is lower without a text, too. */
  isLow?: boolean | undefined;
  /**
   * The facts of the page, on the card on phones, and on a plate below the drawing in wider viewports. A page without
   * facts shows a link to the contact form instead.
   */
  facts?: ReactNode;
  /** The program or overview that the contact form names in its subject. */
  about?: string | undefined;
};

/** Renders a text beside a drawing, on the same ground. On phones, the text is on a card below the drawing. */
export function Landing({ landing, accent, isLow = false, facts, about }: LandingProps) {
  const { title, tagline, text, isExpandable, tone, image } = landing;
  const { isExpanded, onClick, onFound } = useExpandable();
  return (
    <div className={styles.landing} data-tone={tone} data-accent={accent} data-low={isLow || !text}>
      <div className={styles.scene} data-photo={image.photo !== null} data-hidden-in-print>
        <Illustration
          image={image}
          sizes={`(width < ${breakpoint.pairWidth}) 100vw, 44vw`}
          isPriority
          className={styles.picture}
        />
      </div>
      <div className={styles.card} data-overlaps>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button is the control */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard clicks on the button bubble */}
        <div className={styles.words} onClick={isExpandable ? onClick : undefined}>
          <h1>{title}</h1>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {text && isExpandable && <ExpandableText text={text} isExpanded={isExpanded} onFound={onFound} />}
          {text && !isExpandable && <p>{text}</p>}
          {!facts && (
            <div className={styles.actions} data-hidden-in-print>
              <Actions>
                <InquiryLink about={about} />
              </Actions>
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
    image {
      ...Illustration
    }
  }
`;
