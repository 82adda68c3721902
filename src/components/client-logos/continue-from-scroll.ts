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
