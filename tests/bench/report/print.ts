import { misses, type Subject } from "../judge";
import { formatted, type Measure, measures } from "../measure";
import { median } from "../median";
import { floorRatio, type Timing } from "../use/timing";
import { legends } from "./legend";
import { table } from "./table";

const speed: Measure[] = [
  "performance",
  "accessibility",
  "bestPractices",
  "seo",
  "fcp",
  "fcpRatio",
  "lcp",
  "lcpRatio",
  "lcpToPeer",
  "tbt",
  "tbtScriptFree",
  "cls",
];

const weight: Measure[] = [
  "document",
  "beforePaint",
  "scriptBeforePaint",
  "script",
  "leaflet",
  "pictures",
  "fonts",
  "firstView",
  "requests",
];

const section = (title: keyof typeof legends, content: string) =>
  `\n## ${title}\n\n${legends[title]}\n\n${content}`;

function pageTable(columns: Measure[], pages: Subject[]): string {
  const cell = (measure: Measure, value?: number) => (value === undefined ? "" : formatted(measure, value));
  const rows = pages.map(({ name, values }) => [
    name,
    ...columns.map((measure) => cell(measure, values[measure])),
  ]);
  return table(["path", ...columns.map((measure) => measures[measure].label)], rows);
}

/** Returns the tables of speed and weight, one row for each page. */
export const pageTables = (pages: Subject[]): string =>
  [section("Speed", pageTable(speed, pages)), section("Weight", pageTable(weight, pages))].join("\n");

/** Returns the table of interactions and navigations, one row each. */
export function timingTable(timings: Timing[]): string {
  const time = (value: number) => formatted("lcp", value);
  const rows = timings.map((timing) => [
    timing.name,
    timing.path,
    time(Math.max(...timing.site)),
    time(median(timing.site)),
    time(median(timing.floor)),
    formatted("floorRatio", floorRatio(timing)),
  ]);
  return section("Inputs", table(["input", "path", "worst", "median", "floor", "ratio"], rows));
}

/** Returns the missed goals, or a message that all goals are met. */
export function verdict(subjects: Subject[]): { text: string; isKept: boolean } {
  const missed = subjects.flatMap((subject) => misses(subject));
  const text = missed.length > 0 ? `Missed:\n${missed.join("\n")}` : "All goals are met.";
  return { text: `\n${text}`, isKept: missed.length === 0 };
}
