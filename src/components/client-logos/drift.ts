/** Pixels a second: half a pixel for each of 60 frames (specification, section 9: client logos). */
export const speed = 30;

/** Milliseconds in which a list of this width moves on by itself once, whatever the display's refresh rate. */
export const driftDuration = (listWidth: number) => (listWidth / speed) * 1000;

/** How far, in pixels, a list of this width is after so many milliseconds, less whole rounds. */
export const driftDistance = (time: number, listWidth: number) => ((time / 1000) * speed) % listWidth;

/** The moment, in milliseconds, at which a list of this width is so far; distances before its start count back. */
export const driftTime = (distance: number, listWidth: number) =>
  driftDuration((distance % listWidth) + (distance < 0 ? listWidth : 0));

/** How many copies have to follow a list so that the row is full to its end at every moment. */
export const copiesNeeded = (rowWidth: number, listWidth: number) =>
  listWidth > 0 ? Math.ceil(rowWidth / listWidth) : 0;
