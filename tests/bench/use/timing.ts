import type { Subject } from "../judge";
import { median } from "../median";

/** The milliseconds of each repetition of an input: on the site, and on the floor. */
export type Timing = { name: string; path: string; site: number[]; floor: number[] };

/** The unit of Event Timing, in milliseconds. Each duration may be off by half of it. */
const step = 8;

/** Returns the ratio of the medians, site to floor. One step of the clock counts as rounding. */
export const floorRatio = ({ site, floor }: Timing): number => (median(site) - step) / median(floor);

export const timingSubject = (timing: Timing): Subject => ({
  name: `${timing.path}, ${timing.name}`,
  path: timing.path,
  values: { floorRatio: floorRatio(timing) },
});
