/** The width of a logo's cell, in pixels. */
const cellWidth = 185;

/** Pixels per second: half a pixel for each of 60 frames (specification, section 9: client logos). */
const speed = 30;

/** The widest window, in pixels, that a row fills at every moment. */
const widestWindow = 3840;

/** The number of copies that have to follow a list of logos so that its row has no gap. */
export const copiesNeeded = (logoCount: number): number => Math.ceil(widestWindow / (logoCount * cellWidth));

/** The custom properties from which logo-row.module.css makes the animation of a list of logos. */
export const marqueeStyle = (logoCount: number) => ({
  "--cell": `${cellWidth}px`,
  "--duration": `${(logoCount * cellWidth) / speed}s`,
  "--half-cell-duration": `${cellWidth / 2 / speed}s`,
});

/**
 * Lets the animation of a row go on from the place to which the visitor has scrolled the row, so that nothing
 * jumps and no gap comes into view.
 *
 * @param row the element that scrolls; its first child is as wide as one list of logos
 */
export function continueFromScroll(row: Element): void {
  const [animation] = row.getAnimations({ subtree: true });
  const duration = Number(animation?.effect?.getComputedTiming().duration);
  const listWidth = row.firstElementChild?.clientWidth;
  if (!animation || !listWidth || row.scrollLeft === 0) return;
  animation.currentTime = Number(animation.currentTime) + (Math.abs(row.scrollLeft) / listWidth) * duration;
  row.scrollLeft = 0;
}
