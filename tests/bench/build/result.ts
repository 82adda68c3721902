import { median } from "../median";
import type { Steps } from "./gatsby-step";

/** What one build cost. */
export type Build = { seconds: number; peakMegabytes: number; steps: Steps };

/** The builds of a project that was built before, in the order they ran; of several the median counts. */
export type Rebuilds = { unchanged: Build[]; text: Build[]; picture: Build[] };

/** All builds of one project. */
export type Builds = Rebuilds & { cold: Build[] };

/** The seconds that the check took at first, when it looks at all pictures, and each time after that. */
export type Check = { first: number; again: number[] };

/** How many entries the content has of what is multiplied. */
export type Extent = { pictures: number; programs: number };

/** All that the bench measured. A short run leaves the multiplied content out. */
export type Results = {
  formats: string;
  webpOnly: Build[];
  once: Builds & { extent: Extent };
  tenfold?: Builds & { extent: Extent };
  /** `npm run check:content` over no content, over the content, and over ten times of it. */
  check: { none: Check; once: Check; tenfold?: Check };
};

/** The median of what builds took, or of a part of it. */
export function medianOf(builds: readonly Build[], value: (build: Build) => number): number {
  return median(builds.map(value));
}

/** The median of how long builds took. */
export function secondsOfBuilds(builds: readonly Build[]): number {
  return medianOf(builds, ({ seconds }) => seconds);
}
