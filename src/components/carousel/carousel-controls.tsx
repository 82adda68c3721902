import { RoundButton } from "../ui/round-button";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./carousel-controls.module.css";
import { slideName } from "./slide-props";
import type { useCarousel } from "./use-carousel";

type CarouselControlsProps = { carousel: ReturnType<typeof useCarousel>; count: number };

/**
 * The carousel's controls (APG: grouped carousel): the rotation control first, then previous, one star for
 * each slide, and next. The star of the slide shown stays in the tab order, so that it tells where one is.
 */
export function CarouselControls({ carousel, count }: CarouselControlsProps) {
  const { slide, isStopped, show, step, toggle } = carousel;
  const slides = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={styles.controls}>
      <RoundButton
        aria-label={isStopped ? "Start slides" : "Stop slides"}
        glyph={isStopped ? "play" : "pause"}
        onClick={toggle}
      />
      <RoundButton aria-label="Previous slide" glyph="previous" onClick={() => step("previous")} />
      <fieldset className={styles.picker}>
        <legend>
          <VisuallyHidden>Choose a slide</VisuallyHidden>
        </legend>
        {slides.map((index) => (
          <button
            key={index}
            type="button"
            className={styles.star}
            aria-label={slideName(index, count)}
            aria-current={index === slide}
            aria-disabled={index === slide}
            onClick={() => show(index)}
          />
        ))}
      </fieldset>
      <RoundButton aria-label="Next slide" glyph="next" onClick={() => step("next")} />
    </div>
  );
}
