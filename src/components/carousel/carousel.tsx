import { graphql } from "gatsby";
import { useRef } from "react";
import { useSite } from "../../query/use-site";
import { Actions } from "../inquiry/actions";
import { InquiryLink } from "../inquiry/inquiry-link";
import { QuietAction } from "../ui/button";
import { Illustration } from "../ui/illustration";
import * as styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { slideProps } from "./slide-props";
import { useCarousel } from "./use-carousel";
import { useShownSlide } from "./use-shown-slide";

/** Renders slides that share one caption. Without JavaScript, the first slide is visible. */
export function Carousel({ carousel }: { carousel: Queries.CarouselFragment }) {
  const { label, title, text, action, call, slides } = carousel;
  const { messages } = useSite();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useCarousel(section, slides.length);
  const { slide, isMoving, carouselProps } = state;
  const { shown, loaded } = useShownSlide(list, slide);
  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription={messages.carousel.carousel}
      aria-label={label}
      {...carouselProps}
    >
      <CarouselControls state={state} count={slides.length} />
      <div ref={list} className={styles.slides} aria-live={isMoving ? "off" : "polite"} data-hidden-in-print>
        {slides.map((image, index) => (
          <div
            key={image.alt}
            {...slideProps(messages, index, slides.length)}
            className={styles.slide}
            data-current={index === shown || undefined}
            data-loaded={loaded.has(index) || undefined}
          >
            <Illustration
              image={image}
              position="right"
              sizes="100vw"
              className={styles.picture}
              isPriority={index === 0}
            />
          </div>
        ))}
      </div>
      <div className={styles.caption} data-overlaps>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Actions call={call}>
          <InquiryLink />
          <QuietAction action={action} />
        </Actions>
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
      ...QuietAction
    }
    call
    slides {
      ...Illustration
    }
  }
`;
