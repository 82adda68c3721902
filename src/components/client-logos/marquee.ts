/** The width of a logo's cell, in pixels. */
const cellWidth = 185;

/** Pixels per second: half a pixel for each of 60 frames (requirement 5.13). */
const speed = 30;

/** A row is at most as wide as its copies, which fill a window of this width, in pixels. */
const wideWindow = 2560;

const listWidth = (logoCount: number) => logoCount * cellWidth;

/** The number of copies that follow a list of logos, so that its row has no gap at any moment. */
export const copiesNeeded = (logoCount: number): number => Math.ceil(wideWindow / listWidth(logoCount));

/** The custom properties from which logo-row.module.css makes the row and its animation. */
export const rowStyle = (logoCount: number) => ({
  "--cell": `${cellWidth}px`,
  "--widest": `${copiesNeeded(logoCount) * listWidth(logoCount)}px`,
  "--duration": `${Math.round((listWidth(logoCount) / speed) * 1000)}ms`,
  "--half-cell-duration": `${Math.round((cellWidth / 2 / speed) * 1000)}ms`,
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
