import type { Steps } from "./gatsby-step";

/** What one build cost. */
export type Build = { seconds: number; peakMegabytes: number; steps: Steps };

/** The builds of one project, in the order they ran; where there are several, their median counts. */
export type Builds = {
  cold: Build[];
  unchanged: Build[];
  text: Build[];
  picture: Build[];
};

/** How many entries the content has of what is multiplied. */
export type Extent = { pictures: number; programs: number };

/** All that the bench measured. A short run leaves the multiplied content out. */
export type Results = {
  formats: string;
  webpOnly: Build[];
  once: Builds & { extent: Extent };
  tenfold?: Builds & { extent: Extent };
  /** The seconds of `npm run check:content` over no content, over the content, and over ten times of it. */
  check: { none: number[]; once: number[]; tenfold?: number[] };
};

/** The middle of several numbers, or between the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/** The median of what builds took, or of a part of it. */
export function medianOf(builds: readonly Build[], value: (build: Build) => number): number {
  return median(builds.map(value));
}

/** The median of how long builds took. */
export function secondsOfBuilds(builds: readonly Build[]): number {
  return medianOf(builds, ({ seconds }) => seconds);
}
