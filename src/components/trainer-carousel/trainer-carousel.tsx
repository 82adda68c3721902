import { graphql } from "gatsby";
import { useId, useState } from "react";
import { slideProps } from "../carousel/slide-props";
import { stepFrom } from "../gesture/step";
import type { Step } from "../gesture/swipe";
import { useStepGestures } from "../gesture/use-step-gestures";
import { RoundButton } from "../ui/round-button";
import { slidesOf, trainersPerSlide } from "./slides-of";
import * as styles from "./trainer-carousel.module.css";
import { TrainerSlide } from "./trainer-slide";

type TrainerCarouselProps = { heading: string; trainers: Queries.TrainerCarouselFragment };

/** The trainers, five on a slide (APG: basic carousel, without rotation). Without script all of them show. */
export function TrainerCarousel({ heading, trainers: { trainers } }: TrainerCarouselProps) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const slides = slidesOf(trainers, trainersPerSlide);
  const step = (step: Step) => setShown((shown) => stepFrom(shown, step, slides.length));
  const gestures = useStepGestures(step);
  return (
    <section aria-roledescription="carousel" aria-labelledby={id} className={styles.carousel} {...gestures}>
      <div className={styles.heading}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.controls}>
          <RoundButton aria-label="Previous trainers" glyph="previous" onClick={() => step("previous")} />
          <RoundButton aria-label="Next trainers" glyph="next" onClick={() => step("next")} />
        </div>
      </div>
      <div className={styles.slides} aria-atomic="false" aria-live="polite">
        {slides.map((slide, index) => (
          <div
            key={slide[0]?.name}
            {...slideProps(index, slides.length)}
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
      name
      ...Trainer
    }
  }
`;
