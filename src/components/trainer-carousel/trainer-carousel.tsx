import { graphql } from "gatsby";
import { useId, useRef, useState } from "react";
import { useWords } from "../../query/use-site";
import { slideProps } from "../carousel/slide-props";
import { type Step, stepFrom } from "../gesture/step";
import { useStepGestures } from "../gesture/use-step-gestures";
import { RoundButton } from "../ui/round-button";
import * as section from "../ui/section.module.css";
import { slidesOf, trainersPerSlide } from "./slides-of";
import * as styles from "./trainer-carousel.module.css";
import { TrainerSlide } from "./trainer-slide";

type TrainerCarouselProps = { heading: string; trainers: Queries.TrainerCarouselFragment };

/** Renders a basic carousel (APG), unless one slide has all trainers. Without JavaScript all are visible. */
export function TrainerCarousel({ heading, trainers: { trainers } }: TrainerCarouselProps) {
  const words = useWords();
  const { previous, next } = words.trainers;
  const id = useId();
  const [shown, setShown] = useState(0);
  const slides = slidesOf(trainers, trainersPerSlide);
  const isCarousel = slides.length > 1;
  const step = (step: Step) => setShown((shown) => stepFrom(shown, step, slides.length));
  const element = useRef<HTMLElement>(null);
  const gestures = useStepGestures(element, step);
  return (
    <section
      ref={element}
      aria-roledescription={isCarousel ? words.carousel.carousel : undefined}
      aria-labelledby={id}
      className={styles.carousel}
      {...(isCarousel && gestures)}
    >
      <div className={section.heading}>
        <h2 id={id}>{heading}</h2>
        {isCarousel && (
          <div className={styles.controls}>
            <RoundButton aria-label={previous} glyph="previous" onClick={() => step("previous")} />
            <RoundButton aria-label={next} glyph="next" onClick={() => step("next")} />
          </div>
        )}
      </div>
      <div className={styles.slides} aria-live="polite">
        {slides.map((slide, index) => (
          <div
            key={slide[0]?.id}
            {...(isCarousel && slideProps(words, index, slides.length))}
            className={styles.slide}
            data-current={index === shown}
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
