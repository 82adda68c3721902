import { median } from "../median";
import { pageSteps, pictureSteps, secondsOf } from "./gatsby-step";
import { type Build, type Builds, medianOf, type Results, secondsOfBuilds } from "./result";

/** A measured number and its upper limit. */
type Goal = {
  name: string;
  most: number;
  unit: "x" | "s";
  /** Returns undefined for a short run, which does not measure the number. */
  measured: (results: Results) => number | undefined;
};

/** A goal with its measured value. */
export type Verdict = Goal & { value: number | undefined; isMet: boolean };

const ofCold = ({ cold }: Builds, builds: readonly Build[]) =>
  secondsOfBuilds(builds) / secondsOfBuilds(cold);

/** Returns how many times as much a cold build costs with ten times the content. */
export function growth({ once, tenfold }: Results, value: (build: Build) => number): number | undefined {
  return tenfold && medianOf(tenfold.cold, value) / medianOf(once.cold, value);
}

/** The limits of the cost of a build. */
const goals: readonly Goal[] = [
  {
    name: "cold build over the same with WebP only",
    most: 1.3,
    unit: "x",
    measured: ({ once, webpOnly }) => secondsOfBuilds(once.cold) / secondsOfBuilds(webpOnly),
  },
  {
    name: "rebuild after one JSON edit over cold build",
    most: 0.35,
    unit: "x",
    measured: ({ once }) => ofCold(once, once.text),
  },
  {
    name: "rebuild without change over cold build",
    most: 0.25,
    unit: "x",
    measured: ({ once }) => ofCold(once, once.unchanged),
  },
  {
    name: "10 x content: rebuild after one JSON edit over cold build",
    most: 0.35,
    unit: "x",
    measured: ({ tenfold }) => tenfold && ofCold(tenfold, tenfold.text),
  },
  {
    name: "10 x content: rebuild without change over cold build",
    most: 0.25,
    unit: "x",
    measured: ({ tenfold }) => tenfold && ofCold(tenfold, tenfold.unchanged),
  },
  {
    name: "10 x content: picture step over once",
    most: 10,
    unit: "x",
    measured: (results) => growth(results, ({ steps }) => secondsOf(steps, pictureSteps)),
  },
  {
    name: "10 x content: page steps over once",
    most: 10,
    unit: "x",
    measured: (results) => growth(results, ({ steps }) => secondsOf(steps, pageSteps)),
  },
  {
    name: "10 x content: peak memory over once",
    most: 1.5,
    unit: "x",
    measured: (results) => growth(results, ({ peakMegabytes }) => peakMegabytes),
  },
  {
    name: "repeated check of 10 x content, minus that of none",
    most: 2,
    unit: "s",
    measured: ({ check }) => check.tenfold && median(check.tenfold.again) - median(check.none.again),
  },
];

/** Compares the results with the goals. A value that was not measured meets its goal; NaN misses it. */
export function judge(results: Results): Verdict[] {
  return goals.map((goal) => {
    const value = goal.measured(results);
    return { ...goal, value, isMet: value === undefined || value <= goal.most };
  });
}
