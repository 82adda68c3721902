import { median } from "../median";
import { table } from "../report/table";
import { costTable, growthTable, ratio } from "./cost-table";
import type { Verdict } from "./goal";
import type { Check, Extent, Results } from "./result";

const title = (name: string, { pictures, programs }: Extent) =>
  `${name}: ${pictures} pictures in the gallery, ${programs} programs`;

function checkTable({ none, once, tenfold }: Results["check"]): string {
  const base = median(none.again);
  const row = (name: string, { first, again }: Check) => [
    name,
    `${first.toFixed(2)} s`,
    `${median(again).toFixed(2)} s`,
    `${(median(again) - base).toFixed(2)} s`,
    ratio(median(again) / base),
  ];
  return table(
    ["npm run check:content", "first", `again, ${none.again.length} runs`, "more than none", "of none"],
    [
      row("none (an empty data folder)", none),
      row("content", once),
      ...(tenfold ? [row("10 x content", tenfold)] : []),
    ],
  );
}

const inUnit = (value: number, unit: string) => `${value.toFixed(2)} ${unit}`;

function goalTable(verdicts: readonly Verdict[]): string {
  return table(
    ["goal", "measured", "at most", ""],
    verdicts.map(({ name, value, most, unit, isMet }) => [
      name,
      value === undefined ? "left out" : inUnit(value, unit),
      inUnit(most, unit),
      isMet ? "" : "missed",
    ]),
  );
}

/** Returns all results as readable tables. Repeated builds are reported by their median. */
export function report(results: Results, verdicts: readonly Verdict[]): string {
  const { once, tenfold, webpOnly, formats, check } = results;
  const parts = [
    title("Content", once.extent),
    costTable({ [`cold, ${formats}`]: once.cold, "cold, WebP only": webpOnly }, once),
    ...(tenfold
      ? [
          title("10 x content", tenfold.extent),
          costTable({ cold: tenfold.cold }, tenfold),
          growthTable(results, tenfold),
        ]
      : []),
    checkTable(check),
    goalTable(verdicts),
  ];
  return parts.join("\n\n");
}

/** Returns one line for each missed goal. */
export function missedGoals(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ name, value, most, unit, isMet }) =>
    isMet || value === undefined ? [] : `${name}: ${inUnit(value, unit)}, at most ${inUnit(most, unit)}`,
  );
}
