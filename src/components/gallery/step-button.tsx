import { forwardRef } from "react";
import type { Step } from "../carousel/swipe";
import * as styles from "./step-button.module.css";

type StepButtonProps = { step: Step; onStep: (step: Step) => void };

const labels: Record<Step, string> = { previous: "Previous picture", next: "Next picture" };

/** A round button with the arrow of its step. */
export const StepButton = forwardRef<HTMLButtonElement, StepButtonProps>(function StepButton(
  { step, onStep },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      data-step={step}
      aria-label={labels[step]}
      onClick={() => onStep(step)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8.5 3.5 6 6l6 6-6 6 2.5 2.5L17 12z" />
      </svg>
    </button>
  );
});
