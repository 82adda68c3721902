import { useMessages } from "../../query/use-site";
import { RoundButton } from "../ui/round-button";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./carousel.module.css";
import { slideName } from "./slide-props";
import type { useCarousel } from "./use-carousel";

type CarouselControlsProps = { state: ReturnType<typeof useCarousel>; count: number };

/**
 * The star of the current slide stays in the tab order, because its name tells which slide is shown (APG:
 * grouped carousel).
 */
export function CarouselControls({ state, count }: CarouselControlsProps) {
  const { slide, isStopped, show, step, toggle } = state;
  const messages = useMessages();
  return (
    <div className={styles.controls} data-needs-scripts>
      <RoundButton
        aria-label={isStopped ? messages.carousel.start : messages.carousel.stop}
        glyph={isStopped ? "play" : "pause"}
        onClick={toggle}
      />
      <RoundButton
        aria-label={messages.carousel.previous}
        glyph="previous"
        onClick={() => step("previous")}
      />
      <fieldset className={styles.picker}>
        <legend>
          <VisuallyHidden>{messages.carousel.choose}</VisuallyHidden>
        </legend>
        {[...Array(count).keys()].map((index) => (
          <button
            key={index}
            type="button"
            className={styles.choice}
            aria-label={slideName(messages, index, count)}
            aria-current={index === slide || undefined}
            aria-disabled={index === slide || undefined}
            onClick={() => show(index)}
          />
        ))}
      </fieldset>
      <RoundButton aria-label={messages.carousel.next} glyph="next" onClick={() => step("next")} />
    </div>
  );
}
