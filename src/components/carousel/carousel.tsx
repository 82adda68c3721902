import { graphql } from "gatsby";
import { useRef } from "react";
import { useSite } from "../../query/use-site";
import * as breakpoint from "../../styles/breakpoint.module.css";
import { ActionButton } from "../ui/button";
import { PhoneLink } from "../ui/phone-link";
import { WidePicture } from "../ui/wide-picture";
import * as styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { slideProps } from "./slide-props";
import { useCarousel } from "./use-carousel";
import { useShownSlide } from "./use-shown-slide";

/** Renders slides that share one caption. Without JavaScript, the first slide is visible. */
export function Carousel({ carousel }: { carousel: Queries.CarouselFragment }) {
  const { label, title, text, action, call, slides } = carousel;
  const { phone, words } = useSite();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useCarousel(section, slides.length);
  const { slide, isMoving, carouselProps } = state;
  const { shown, loaded } = useShownSlide(list, slide);
  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription={words.carousel.carousel}
      aria-label={label}
      {...carouselProps}
    >
      <div className={styles.controls}>
        <CarouselControls state={state} count={slides.length} />
      </div>
      <div ref={list} className={styles.slides} aria-live={isMoving ? "off" : "polite"} data-for-screen>
        {slides.map((image, index) => (
          <div
            key={image.alt}
            {...slideProps(words, index, slides.length)}
            className={styles.slide}
            data-current={index === shown}
            data-loaded={loaded.has(index)}
          >
            <WidePicture
              image={image}
              sizes={`(width <= 400px) 427px, (width < ${breakpoint.wideWidth}) min(107vw, 46.25rem), min(81.8vw, max(55.75rem, 135vh))`}
              isPriority={index === 0}
            />
          </div>
        ))}
      </div>
      <div className={styles.caption} data-accent="orange">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.steps}>
          <ActionButton action={action} />
          <p data-for-screen>
            {call} <PhoneLink phone={phone} />
          </p>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Carousel on HomeCarousel {
    label
    title
    text
    action {
      ...ActionButton
    }
    call
    slides {
      alt
      src {
        childImageSharp {
          gatsbyImageData: scene(
            ratio: 1.7778
            breakpoints: [480, 720, 1080, 1440, 2000]
            quality: 48
          )
        }
      }
    }
  }
`;
