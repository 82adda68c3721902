import { formatDiagnostic, type ReportedDiagnostic } from "../../../src/content/report/format-report";

const unknownField: ReportedDiagnostic = {
  file: "programs/palsam.json",
  line: 4,
  column: 3,
  length: 8,
  message: 'Unknown field "sumary".',
  suggestion: 'Did you mean "summary"?',
  source: '  "sumary": "Ten minutes, nine steps, one deal.",',
  page: "on the page /flagship/palsam",
};

/** Returns the line of the file, and the line with the caret. */
function frameOf(change: Partial<ReportedDiagnostic>): string[] {
  return formatDiagnostic({ ...unknownField, ...change })
    .split("\n")
    .slice(1, 3);
}

test("a problem is shown with its place, the line of the file, and a suggestion", () => {
  expect(formatDiagnostic(unknownField)).toBe(
    [
      'data/programs/palsam.json:4:3  Unknown field "sumary". (on the page /flagship/palsam)',
      '> 4 |   "sumary": "Ten minutes, nine steps, one deal.",',
      "    |   ^^^^^^^^",
      'Did you mean "summary"?',
    ].join("\n"),
  );
});

test.each([1, 30, 31, 70, 500, 998])(
  "a long line is cut so that the caret at column %i is visible",
  (column) => {
    const source = `${"a".repeat(column - 1)}${"B".repeat(3)}${"c".repeat(998 - column)}`;
    const [line = "", marks = ""] = frameOf({ source, column, length: 3 });
    expect(line.length).toBeLessThan(100);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("BBB");
  },
);

test("a caret line that is longer than the visible part ends with it", () => {
  const [line = "", marks = ""] = frameOf({ source: `  "${"a".repeat(300)}"`, length: 302 });
  expect(marks.length).toBeLessThanOrEqual(line.length);
});

test("tabs and invisible characters are visible, and the caret stays below its character", () => {
  const [line = "", marks = ""] = frameOf({ source: '\t"a\u200bb": 1\u2028', column: 9, length: 1 });
  expect(line).toBe('> 4 |  "a\ufffdb": 1\ufffd');
  expect(line.charAt(marks.indexOf("^"))).toBe("1");
});
