import { misses, type Subject } from "../judge";
import { formatted, type Measure, measures } from "../measure";
import { median } from "../median";
import type { Duration } from "../use/interaction";
import type { Trip } from "../use/page-navigation";
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

export const pageTables = (pages: Subject[]): string =>
  [section("Speed", pageTable(speed, pages)), section("Weight", pageTable(weight, pages))].join("\n");

export function interactionTable(durations: Duration[]): string {
  const rows = durations.map(({ name, path, times }) => [
    name,
    path,
    formatted("interaction", Math.max(...times)),
    formatted("interaction", median(times)),
  ]);
  return section("Interaction", table(["interaction", "path", "worst", "median"], rows));
}

export function navigationTable(trips: Trip[]): string {
  const rows = trips.map(({ name, path, prefetch, times, asked }) => [
    name,
    path,
    prefetch,
    String(asked),
    formatted("navigation", median(times)),
    formatted("navigation", Math.max(...times)),
  ]);
  const head = ["navigation", "to", "prefetch", "files awaited", "median", "worst"];
  return section("Navigation", table(head, rows));
}

export function verdict(subjects: Subject[]): { text: string; isKept: boolean } {
  const missed = subjects.flatMap((subject) => misses(subject));
  const text = missed.length > 0 ? `Missed:\n${missed.join("\n")}` : "All goals are met.";
  return { text: `\n${text}`, isKept: missed.length === 0 };
}
