import { readFileSync } from "node:fs";
import { missingTestsIn } from "./named-test";

/** The success criteria of levels A and AA in WCAG 2.2. */
const criteria = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5
  1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11
  2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8
  4.1.2 4.1.3
`
  .trim()
  .split(/\s+/);

const rows = readFileSync("docs/accessibility.md", "utf8").match(/^\| \d.*$/gm) ?? [];

const numberOf = (row: string) => /[\d.]+/.exec(row)?.[0] ?? "";

/**
 * Matches a row: the criterion with its level, the result, an explanation, and tests or what is not tested.
 */
const rowPattern =
  /^\| [\d.]+ [^|]+ \(AA?\) \| (?:met|partly met|not applicable) \| [^|]+\. \| (?:`tests\/|Not tested: )[^|]+ \|$/;

test("each success criterion of levels A and AA has one row, in order", () => {
  expect(rows.map(numberOf)).toEqual(criteria);
});

test("each row has a criterion, a result, an explanation, and tests or what is not tested", () => {
  expect(rows.filter((row) => !rowPattern.test(row))).toEqual([]);
});

test("each named test exists, by its file and the quoted part of its title", () => {
  expect(rows.flatMap((row) => missingTestsIn(row).map((problem) => `${numberOf(row)}: ${problem}`))).toEqual(
    [],
  );
});
