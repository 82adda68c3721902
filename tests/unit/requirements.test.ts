import { readdirSync, readFileSync } from "node:fs";
import { filesOf } from "../../src/file-list";
import { missingTestsIn, testsIn } from "./named-test";

const requirements = "docs/requirements.md";

/** On one line: the number of an entry, its statement, and its tests. */
const entryPattern = /^- \*\*(\d+\.\d+)\*\* .+?\. Tests?: (.+)\.$/;

const onOneLine = (lines: string) => lines.replace(/\s*\n\s*/g, " ").trim();

/** An area goes from its number to its last entry. */
const areas = readFileSync(requirements, "utf8").split(/^## /m).slice(1);

const entries = areas.flatMap((area) => area.split(/^(?=- )/m).slice(1)).map(onOneLine);

const numberOf = (entry: string) => entryPattern.exec(entry)?.[1] ?? "";
const numbers = entries.map(numberOf);

const testListOf = (entry: string) => entryPattern.exec(entry)?.[2] ?? "";

/** Files that may cite a requirement. */
const sources = [
  ...["src", "tests", "docs"].flatMap(filesOf).filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file)),
  ...readdirSync(".").filter((file) => /\.(?:tsx?|md)$/.test(file)),
];

/** "requirement 5.3", "requirements 5.3 and 5.4", also across lines. */
function citationsIn(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");
  const citations = text.match(/\brequirements? \d+\.\d+(?:(?:,| and|, and| to) \d+\.\d+)*/gi) ?? [];
  return citations.flatMap((citation) => citation.match(/\d+\.\d+/g) ?? []);
}

test("each requirement has a number, a statement and its tests", () => {
  expect(entries.filter((entry) => !entryPattern.test(entry))).toEqual([]);
});

test("areas are numbered in order, and requirements in order within their area", () => {
  expect(areas.map((area) => Number.parseInt(area, 10))).toEqual(areas.map((_, index) => index + 1));
  for (const [index, area] of areas.entries()) {
    const own = [...area.matchAll(/^- \*\*(\d+)\.(\d+)\*\*/gm)];
    const positions = own.map(([, , position]) => Number(position));
    expect(new Set(own.map(([, number]) => Number(number)))).toEqual(new Set([index + 1]));
    expect(positions).toEqual([...new Set(positions)].toSorted((first, second) => first - second));
  }
});

test("each requirement names a test", () => {
  expect(entries.filter((entry) => testsIn(testListOf(entry)).length === 0).map(numberOf)).toEqual([]);
});

test("each named test exists, by its file and the quoted part of its title", () => {
  const missing = entries.flatMap((entry) =>
    missingTestsIn(testListOf(entry)).map((problem) => `${numberOf(entry)}: ${problem}`),
  );
  expect(missing).toEqual([]);
});

test("each requirement that a comment or a document cites exists", () => {
  expect(citationsIn(requirements)).toContain("2.7");
  const unknown = sources.flatMap((file) =>
    citationsIn(file)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file} cites requirement ${number}`),
  );
  expect(unknown).toEqual([]);
});
