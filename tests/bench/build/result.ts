import { median } from "../median";
import type { Steps } from "./gatsby-step";

/** The cost of one build. */
export type Build = { seconds: number; peakMegabytes: number; steps: Steps };

/** The rebuilds of a project, in order. The median of each list is reported. */
export type Rebuilds = { unchanged: Build[]; text: Build[]; picture: Build[] };

/** All builds of one project. */
export type Builds = Rebuilds & { cold: Build[] };

/** The seconds of the first check, which reads all pictures, and of each later one. */
export type Check = { first: number; again: number[] };

/** The number of entries of the content that the bench multiplies. */
export type Extent = { pictures: number; programs: number };

/** All results of the bench. A short run has none for the multiplied content. */
export type Results = {
  formats: string;
  webpOnly: Build[];
  once: Builds & { extent: Extent };
  tenfold?: Builds & { extent: Extent };
  /** `npm run check:content` without content, with the content, and with ten times the content. */
  check: { none: Check; once: Check; tenfold?: Check };
};

/** Returns the median of a value of several builds. */
export function medianOf(builds: readonly Build[], value: (build: Build) => number): number {
  return median(builds.map(value));
}

/** Returns the median duration of builds, in seconds. */
export function secondsOfBuilds(builds: readonly Build[]): number {
  return medianOf(builds, ({ seconds }) => seconds);
}
