import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { useMessages } from "../../query/use-site";
import { slideName, slideProps } from "../carousel/slide-props";
import { type Step, stepFrom } from "../gesture/step";
import { arrowKeys } from "../gesture/use-step-gestures";
import { RoundButton } from "../ui/round-button";
import { SectionHead } from "../ui/section";
import * as styles from "./trainer-carousel.module.css";
import { TrainerSlide, trainersPerSlide } from "./trainer-slide";

type TrainerCarouselProps = { heading: string; trainers: Queries.TrainerCarouselFragment };

/** Returns the index of the child that a row shows. Its children are as wide as the row. */
const shownIn = (row: HTMLElement) => Math.round(Math.abs(row.scrollLeft) / row.clientWidth);

/** Scrolls to the next or the previous child of a row. */
function scrollRow(row: HTMLElement, step: Step): void {
  const next = row.children[stepFrom(shownIn(row), step, row.childElementCount)];
  if (next) row.scrollBy({ left: next.getBoundingClientRect().left - row.getBoundingClientRect().left });
}

/**
 * Renders a row of slides that the browser scrolls: a swipe, find in page and a link to a text show a slide. Buttons and arrow
 * keys do too. If one slide has all trainers, there is no carousel. Without JavaScript all are visible.
 */
export function TrainerCarousel({ heading, trainers: { trainers } }: TrainerCarouselProps) {
  const messages = useMessages();
  const { previous, next } = messages.trainers;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const slides = Array.from({ length: Math.ceil(trainers.length / trainersPerSlide) }, (_, index) =>
    trainers.slice(index * trainersPerSlide, (index + 1) * trainersPerSlide),
  );
  const isCarousel = slides.length > 1;
  // A link to a text may have scrolled the row before hydration.
  useEffect(() => setShown(row.current ? shownIn(row.current) : 0), []);
  const show = (step: Step) => row.current && scrollRow(row.current, step);
  return (
    <section
      aria-roledescription={isCarousel ? messages.carousel.carousel : undefined}
      aria-labelledby={id}
      onKeyDown={isCarousel ? arrowKeys(show) : undefined}
    >
      <SectionHead id={id} heading={heading}>
        {isCarousel && (
          <div className={styles.controls}>
            <RoundButton aria-label={previous} glyph="previous" onClick={() => show("previous")} />
            <p aria-hidden data-needs-scripts>
              {slideName(messages, shown, slides.length)}
            </p>
            <RoundButton aria-label={next} glyph="next" onClick={() => show("next")} />
          </div>
        )}
      </SectionHead>
      <div
        ref={row}
        className={styles.slides}
        onScroll={({ currentTarget }) => setShown(shownIn(currentTarget))}
        {...(isCarousel && { tabIndex: 0 })}
      >
        {slides.map((slide, index) => (
          <div
            key={slide[0]?.id}
            className={styles.slide}
            {...(isCarousel && slideProps(messages, index, slides.length))}
          >
            <TrainerSlide trainers={slide} />
          </div>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment TrainerCarousel on Trainers {
    trainers {
      ...Trainer
    }
  }
`;
