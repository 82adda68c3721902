/** The width of a logo's cell, in pixels. */
const cellWidth = 185;

/** The speed in pixels per second: half a pixel per frame at 60 Hz. */
const speed = 30;

/** The minimum width of all copies together, in pixels. A row is never wider than its copies. */
const minCopiesWidth = 2560;

const listWidth = (logoCount: number) => logoCount * cellWidth;

export const copiesNeeded = (logoCount: number): number => Math.ceil(minCopiesWidth / listWidth(logoCount));

/** Returns the custom properties that logo-row.module.css reads: lengths in px, durations in ms. */
export const rowStyle = (logoCount: number) => ({
  "--cell": `${cellWidth}px`,
  "--widest": `${copiesNeeded(logoCount) * listWidth(logoCount)}px`,
  "--duration": `${Math.round((listWidth(logoCount) / speed) * 1000)}ms`,
  "--half-cell-duration": `${Math.round((cellWidth / 2 / speed) * 1000)}ms`,
});

/**
 * Continues the animation from the scroll position of the row, so that it neither jumps nor shows a gap.
 * @param row the scrollable element; its first child is as wide as one list of logos
 */
export function continueFromScroll(row: Element): void {
  const [animation] = row.getAnimations({ subtree: true });
  const duration = Number(animation?.effect?.getComputedTiming().duration);
  const listWidth = row.firstElementChild?.clientWidth;
  if (!animation || !listWidth || row.scrollLeft === 0) return;
  animation.currentTime = Number(animation.currentTime) + (Math.abs(row.scrollLeft) / listWidth) * duration;
  row.scrollLeft = 0;
}
