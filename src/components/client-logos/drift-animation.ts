import { driftDuration } from "./drift";

/** 1 where the page reads from left to right, -1 where it reads from right to left. */
export const forwards = (row: Element) => (getComputedStyle(row).direction === "rtl" ? -1 : 1);

/**
 * Moves a track of logos as long as it is not stopped: an animation of `transform` that the browser's compositor
 * runs, so that no script does anything from frame to frame.
 *
 * @param width the width of its list in pixels
 */
export function animateDrift(track: Element, width: number): Animation {
  return track.animate([{ transform: "none" }, { transform: `translateX(${-forwards(track) * width}px)` }], {
    duration: driftDuration(width),
    iterations: Number.POSITIVE_INFINITY,
  });
}
