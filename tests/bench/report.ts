import { misses, type Subject } from "./judge";
import { columns, formatted, type Measure, measures } from "./measure";
import { median } from "./median";
import { loads } from "./page/lighthouse";
import { slowdown } from "./phone";
import { floorRatio, type Timing } from "./use/timing";

const legends = {
  Speed: `Lighthouse's mobile emulation, simulated throttling, medians of ${loads} loads. "To script-free" compares the
averages with those of the same page without its scripts; for TBT, the medians, with 50 ms added to both. "TBT script-free"
is the part of TBT that the document and its styles cause.`,
  Weight: `Transferred until the page is first idle, 412 px wide, without input: bytes over the network with
Brotli and headers (document and script without headers), 1 KB = 1000 bytes. Before LCP: the full size of each file requested
before the largest paint of a real load at 1.6 Mbit/s and 150 ms on a processor ${slowdown} times slower.`,
  Inputs: `Medians on a processor ${slowdown} times slower. The floor is the same change of the same page without scripts, made by
the fewest lines. On one page: from the input to the next paint (Event Timing, in steps of 8 ms; 16 means 16 or less). To
another page: from the click to the first frame with the new heading, over the local network; the floor writes the whole new
page into the old one, from memory or not prefetched. The ratio is that of the median, less one step of 8 ms, to the floor.`,
};

/**
 * Returns a Markdown table that is readable as plain text: its columns are padded, and aligned to the right
 * except the first.
 */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

const section = (title: keyof typeof legends, content: string) =>
  `\n## ${title}\n\n${legends[title]}\n\n${content}`;

function pageTable(shown: Measure[], pages: Subject[]): string {
  const cell = (measure: Measure, value?: number) => (value === undefined ? "" : formatted(measure, value));
  const rows = pages.map(({ name, values }) => [
    name,
    ...shown.map((measure) => cell(measure, values[measure])),
  ]);
  return table(["path", ...shown.map((measure) => measures[measure].label)], rows);
}

export const pageTables = (pages: Subject[]): string =>
  [
    section("Speed", pageTable(columns.speed, pages)),
    section("Weight", pageTable(columns.weight, pages)),
  ].join("\n");

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

export function verdict(subjects: Subject[]): { text: string; isKept: boolean } {
  const missed = subjects.flatMap((subject) => misses(subject));
  const text = missed.length > 0 ? `Missed:\n${missed.join("\n")}` : "All goals are met.";
  return { text: `\n${text}`, isKept: missed.length === 0 };
}
