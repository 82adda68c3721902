import { table } from "../report/table";
import { pageSteps, pictureSteps, secondsOf } from "./gatsby-step";
import { growth } from "./goal";
import { type Build, type Builds, medianOf, type Rebuilds, type Results, secondsOfBuilds } from "./result";

/** Formats a ratio for a table. */
export const ratio = (value: number) => value.toFixed(2);

const seconds = (value: number) => `${value.toFixed(1)} s`;
const pictures = ({ steps }: Build) => secondsOf(steps, pictureSteps);
const pages = ({ steps }: Build) => secondsOf(steps, pageSteps);

const costHead = ["build", "runs", "time", "of cold", "pictures", "pages", "peak memory"];

function costRow(name: string, builds: readonly Build[], cold: readonly Build[]): string[] {
  return [
    name,
    String(builds.length),
    seconds(secondsOfBuilds(builds)),
    ratio(secondsOfBuilds(builds) / secondsOfBuilds(cold)),
    seconds(medianOf(builds, pictures)),
    seconds(medianOf(builds, pages)),
    `${Math.round(medianOf(builds, ({ peakMegabytes }) => peakMegabytes))} MB`,
  ];
}

/**
 * Returns a table of the cost of each build: first the cold builds with the given names, then the rebuilds.
 * The first build is the reference for all others.
 */
export function costTable(
  cold: Readonly<Record<string, Build[]>>,
  { unchanged, text, picture }: Rebuilds,
): string {
  const [base = []] = Object.values(cold);
  const builds = { ...cold, "no change": unchanged, "one JSON edit": text, "one picture": picture };
  return table(
    costHead,
    Object.entries(builds).map(([name, each]) => costRow(name, each, base)),
  );
}

/** Returns a table of how much longer each part of a cold build takes with ten times the content. */
export function growthTable(results: Results, tenfold: Builds): string {
  const row = (name: string, value: (build: Build) => number, unit: string, digits: number) => [
    name,
    `${medianOf(results.once.cold, value).toFixed(digits)} ${unit}`,
    `${medianOf(tenfold.cold, value).toFixed(digits)} ${unit}`,
    ratio(growth(results, value) ?? Number.NaN),
  ];
  const others = (build: Build) => build.seconds - pictures(build) - pages(build);
  return table(
    ["cold build", "once", "10 x", "growth"],
    [
      row("pictures", pictures, "s", 1),
      row("pages", pages, "s", 1),
      ...pageSteps.map((step) => row(`  ${step}`, ({ steps }) => secondsOf(steps, [step]), "s", 1)),
      row("all else", others, "s", 1),
      row("whole build", (build) => build.seconds, "s", 1),
      row("peak memory", ({ peakMegabytes }) => peakMegabytes, "MB", 0),
    ],
  );
}
