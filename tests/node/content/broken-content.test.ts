import { formatDiagnostic, type ReportedDiagnostic } from "../../../src/content/report/format-report";
import type { BrokenContent, ExpectedDiagnostic } from "./case/broken-content";
import { fileCases } from "./case/file";
import { pictureCases } from "./case/picture";
import { plainTextCases } from "./case/plain-text";
import { referenceCases } from "./case/reference";
import { repetitionCases } from "./case/repetition";
import { shapeCases } from "./case/shape";
import { syntaxCases } from "./case/syntax";
import { valueCases } from "./case/value";
import { EditedContent, lineOf } from "./content-copy";

function expectPlainWords(diagnostic: ReportedDiagnostic): void {
  const { file, line, column, suggestion, source } = diagnostic;
  const text = formatDiagnostic(diagnostic);
  expect(text).toMatch(
    /^data\/\S[^:]*:\d+:\d+ {2}.+\. \(on (?:the home page|the page \/[a-z/-]+|(?:every|no) page|every program's page|the page of this program)\)\n?/,
  );
  expect(text).toContain(`data/${file}:${line}:${column}  `);
  expect(text.split("\n")).toHaveLength(1 + (source ? 2 : 0) + (suggestion ? 1 : 0));
  expect(text).not.toMatch(/ {4}at |undefined|\[object|Error|There is|Expected/);
}

function markedBy({ source, column, length }: ReportedDiagnostic): string {
  return source.slice(column - 1, column - 1 + length);
}

async function expectDiagnostics({ change, diagnostics }: BrokenContent): Promise<void> {
  const content = new EditedContent();
  const edited = await change(content);
  const lineAt = ({ file, at }: ExpectedDiagnostic) => (at ? lineOf(content.read(file), at) : (edited ?? 1));
  const found = await content.diagnostics();
  expect(found.map(({ file, line }) => [file, line])).toEqual(
    diagnostics.map((diagnostic) => [diagnostic.file, lineAt(diagnostic)]),
  );
  for (const [index, { message, marks, suggestion }] of diagnostics.entries()) {
    expect(found[index]?.message).toContain(message);
    if (marks !== undefined) expect(found.slice(index, index + 1).map(markedBy)).toEqual([marks]);
    if (suggestion === undefined) expect(found[index]?.suggestion).toBeUndefined();
    else expect(found[index]?.suggestion).toContain(suggestion);
  }
  for (const diagnostic of found) expectPlainWords(diagnostic);
}

describe("the check names the file, the line, the problem and a valid suggestion when", () => {
  test.each(syntaxCases)("the JSON or its encoding is broken: $name", expectDiagnostics);
  test.each(plainTextCases)("a text would look strange: $name", expectDiagnostics);
  test.each(repetitionCases)("an entry is in its list twice: $name", expectDiagnostics);
  test.each(pictureCases)("a picture is missing, unreadable or unsuitable: $name", expectDiagnostics);
  test.each(shapeCases)("a field is not valid: $name", expectDiagnostics);
  test.each(valueCases)("nobody can mean a value: $name", expectDiagnostics);
  test.each(referenceCases)("a path or a reference is wrong: $name", expectDiagnostics);
  test.each(fileCases)("files are not as the site expects them: $name", expectDiagnostics);
});

test("an unreadable program is one problem, without another for each link to it", async () => {
  const content = new EditedContent();
  content.write("programs/palsam.json", "{");
  expect(await content.diagnostics()).toHaveLength(1);
});
