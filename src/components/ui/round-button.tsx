import type { ComponentProps } from "react";
import * as styles from "./round-button.module.css";

const glyphs = {
  pause: "M6 4h4v16H6zM14 4h4v16h-4z",
  play: "M7 3.5 20 12 7 20.5z",
  previous: "M15.5 3.5 18 6l-6 6 6 6-2.5 2.5L7 12z",
  next: "M8.5 3.5 6 6l6 6-6 6 2.5 2.5L17 12z",
};

type RoundButtonProps = ComponentProps<"button"> & {
  "aria-label": string;
  glyph: keyof typeof glyphs;
};

export function RoundButton({ glyph, ...props }: RoundButtonProps) {
  return (
    <button type="button" className={styles.roundButton} data-glyph={glyph} data-needs-scripts {...props}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyphs[glyph]} />
      </svg>
    </button>
  );
}
