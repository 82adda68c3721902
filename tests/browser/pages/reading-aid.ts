/** WCAG 1.4.12. */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** A window of 1280 × 1024 pixels at 400 % zoom. */
export const zoomed = { width: 320, height: 256 };
