import { pageSteps, pictureSteps, secondsOf } from "./gatsby-step";
import { growth, type Verdict } from "./goal";
import {
  type Build,
  type Builds,
  type Extent,
  median,
  medianOf,
  type Results,
  secondsOfBuilds,
} from "./result";
import { table } from "./table";

const seconds = (value: number) => `${value.toFixed(1)} s`;
const ratio = (value: number) => value.toFixed(2);
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

function costRows({ cold, unchanged, text, picture }: Builds): string[][] {
  return [
    costRow("no change", unchanged, cold),
    costRow("one JSON edit", text, cold),
    costRow("one picture", picture, cold),
  ];
}

const title = (name: string, { pictures, programs }: Extent) =>
  `${name}: ${pictures} pictures in the gallery, ${programs} programs`;

function growthTable(results: Results, tenfold: Builds): string {
  const row = (name: string, value: (build: Build) => number, unit: string, digits: number) => [
    name,
    `${medianOf(results.once.cold, value).toFixed(digits)} ${unit}`,
    `${medianOf(tenfold.cold, value).toFixed(digits)} ${unit}`,
    ratio(growth(results, value) ?? Number.NaN),
  ];
  const others = (build: Build) => build.seconds - pictures(build) - pages(build);
  return table([
    ["cold build", "once", "10 x", "growth"],
    row("pictures", pictures, "s", 1),
    row("pages", pages, "s", 1),
    ...pageSteps.map((step) => row(`  ${step}`, ({ steps }) => secondsOf(steps, [step]), "s", 1)),
    row("all else", others, "s", 1),
    row("whole build", (build) => build.seconds, "s", 1),
    row("peak memory", ({ peakMegabytes }) => peakMegabytes, "MB", 0),
  ]);
}

function checkTable({ none, once, tenfold }: Results["check"]): string {
  const row = (name: string, runs: readonly number[]) => [
    name,
    String(runs.length),
    `${median(runs).toFixed(2)} s`,
    `${(median(runs) - median(none)).toFixed(2)} s`,
    ratio(median(runs) / median(none)),
  ];
  return table([
    ["npm run check:content", "runs", "time", "more than none", "of none"],
    row("none (an empty data folder)", none),
    row("content", once),
    ...(tenfold ? [row("10 x content", tenfold)] : []),
  ]);
}

const inUnit = (value: number, unit: string) => `${value.toFixed(2)} ${unit}`;

function goalTable(verdicts: readonly Verdict[]): string {
  return table([
    ["goal", "measured", "at most", ""],
    ...verdicts.map(({ name, value, most, unit, isMet }) => [
      name,
      value === undefined ? "left out" : inUnit(value, unit),
      inUnit(most, unit),
      isMet ? "" : "missed",
    ]),
  ]);
}

/** All that was measured, as tables to read. Several runs of a build are given as their median. */
export function report(results: Results, verdicts: readonly Verdict[]): string {
  const { once, tenfold, webpOnly, formats, check } = results;
  const parts = [
    title("Content", once.extent),
    table([
      costHead,
      costRow(`cold, ${formats}`, once.cold, once.cold),
      costRow("cold, WebP only", webpOnly, once.cold),
      ...costRows(once),
    ]),
    ...(tenfold
      ? [
          title("10 x content", tenfold.extent),
          table([costHead, costRow("cold", tenfold.cold, tenfold.cold), ...costRows(tenfold)]),
          growthTable(results, tenfold),
        ]
      : []),
    checkTable(check),
    goalTable(verdicts),
  ];
  return parts.join("\n\n");
}

/** The goals that were missed, a line for each. */
export function missedGoals(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ name, value, most, unit, isMet }) =>
    isMet || value === undefined ? [] : `${name}: ${inUnit(value, unit)}, at most ${inUnit(most, unit)}`,
  );
}
