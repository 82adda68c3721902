import { existsSync, readdirSync, readFileSync } from "node:fs";
import { filesOf } from "../../src/file-list";

const requirements = "docs/requirements.md";

/** On one line: the number of an entry, its statement, and its tests. */
const entryPattern = /^- \*\*(\d+\.\d+)\*\* .+?\. Tests?: (.+)\.$/;

const onOneLine = (lines: string) => lines.replace(/\s*\n\s*/g, " ").trim();

/** Each area of the document starts with a heading. */
const areas = readFileSync(requirements, "utf8").split(/^## /m).slice(1);

const entries = areas.flatMap((area) => area.split(/^(?=- )/m).slice(1)).map(onOneLine);

/** Matches the path of a test file in backticks, and a part of a test's title in quotation marks, if any. */
const referencePattern = /`(tests\/[^`]+)`(?:, "([^"]+)")?/g;

const string = /(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/.source;

/**
 * Matches a first argument that others follow, as in `test("…", () => {`, or the name of a row in a table of
 * tests: the first of a list, or a field.
 */
const titlePattern = new RegExp(`[([]\\s*${string}\\s*,|\\bname:\\s*${string}`, "g");

const hasTitle = (file: string, title: string) =>
  [...readFileSync(file, "utf8").matchAll(titlePattern)].some(([, ...parts]) =>
    parts.some((part) => part?.includes(title)),
  );

const testsIn = (text: string) =>
  [...text.matchAll(referencePattern)].map(([, file = "", title = ""]) => ({ file, title }));

const missingTestsIn = (text: string) =>
  testsIn(text).flatMap(({ file, title }) => {
    if (!existsSync(file)) return [`there is no file ${file}`];
    return title === "" || hasTitle(file, title) ? [] : [`${file} has no title with "${title}"`];
  });

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

test("each requirement names a test", () => {
  expect(entries.filter((entry) => testsIn(testListOf(entry)).length === 0).map(numberOf)).toEqual([]);
});

test.each([requirements, "docs/accessibility.md"])(
  "each test that %s names exists, by its file and the quoted part of its title",
  (file) => {
    const text = onOneLine(readFileSync(file, "utf8"));
    expect(testsIn(text).length).toBeGreaterThan(50);
    expect(missingTestsIn(text)).toEqual([]);
  },
);

test("each requirement that a comment or a document cites exists", () => {
  expect(citationsIn(requirements)).toContain("2.7");
  const unknown = sources.flatMap((file) =>
    citationsIn(file)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file} cites requirement ${number}`),
  );
  expect(unknown).toEqual([]);
});
