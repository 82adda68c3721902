import { checkContent } from "../../../src/content/check";
import { type Fault, formatFault, type LocatedFault } from "../../../src/content/diagnostic/diagnostic";
import type { BrokenContent, ExpectedFault } from "./case/broken-content";
import { copyCases } from "./case/copy";
import { encodingCases } from "./case/encoding";
import { fileCases } from "./case/file";
import { pictureCases } from "./case/picture";
import { referenceCases } from "./case/reference";
import { repetitionCases } from "./case/repetition";
import { shapeCases } from "./case/shape";
import { syntaxCases } from "./case/syntax";
import { wordCases } from "./case/word";
import { type ContentCopy, copyContent, lineOf } from "./content-copy";

type Place = Pick<Fault, "file" | "line" | "field">;

function placeOf({ file, line, field }: Fault): Place {
  return { file, line, field };
}

function expectedPlace(content: ContentCopy, { file, at, field }: ExpectedFault): Place {
  return { file, line: at === undefined ? 1 : lineOf(content.read(file), at), field };
}

function expectFault(fault: Fault | undefined, expected: ExpectedFault): void {
  expect(fault?.found).toContain(expected.found);
  expect(fault?.expected).toContain(expected.expected);
  expect(fault?.remedy).toContain(expected.remedy);
}

function expectPlainWords(fault: LocatedFault): void {
  const lines = formatFault(fault).split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(`data/${fault.file}:${fault.line}:${fault.column}`);
  expect(lines[0]).toMatch(
    /on (?:the home page|the page \/[a-z/-]+|(?:every|no) page|every program's page|the page of this program)$/,
  );
  expect(lines.join("\n")).not.toMatch(/ {4}at |undefined|\[object|Error/);
}

async function expectFaults({ change, faults }: BrokenContent): Promise<void> {
  const { content } = copyContent();
  await change(content);
  const found = await checkContent(content.directory);
  expect(found.map(placeOf)).toEqual(faults.map((fault) => expectedPlace(content, fault)));
  for (const [index, fault] of faults.entries()) expectFault(found[index], fault);
  for (const fault of found) expectPlainWords(fault);
}

describe("the check names file, line, field and remedy when", () => {
  describe("the JSON is broken:", () => {
    test.each(syntaxCases)("$name", expectFaults);
  });
  describe("a word or a number is written as elsewhere:", () => {
    test.each(wordCases)("$name", expectFaults);
  });
  describe("a file holds no text:", () => {
    test.each(encodingCases)("$name", expectFaults);
  });
  describe("a text would look strange:", () => {
    test.each(copyCases)("$name", expectFaults);
  });
  describe("an entry stands in its list twice:", () => {
    test.each(repetitionCases)("$name", expectFaults);
  });
  describe("a picture does not suit its place:", () => {
    test.each(pictureCases)("$name", expectFaults);
  });
  describe("a field has the wrong form:", () => {
    test.each(shapeCases)("$name", expectFaults);
  });
  describe("something named is not there:", () => {
    test.each(referenceCases)("$name", expectFaults);
  });
  describe("files are not as the site expects them:", () => {
    test.each(fileCases)("$name", expectFaults);
  });
});

test("the check lists the faults of several files at once, in the order of files and lines", async () => {
  const { content } = copyContent();
  content.edit("site.json", "hello@example.com", "hello");
  content.edit("site.json", '"language": "en"', '"language": "English"');
  content.edit("programs/palsam.json", '"days": 4', '"dayz": 4');
  content.edit("programs/palsam.json", "./palsam.jpg", "./plasam.jpg");
  content.edit("pages/home.json", '"heading": "Our clients"', '"heading": "Our clients",');
  content.edit("navigation/footer.json", '"path": "/gallery"', '"path": "/galery"');
  content.remove("services/services.json");
  content.remove("trainers/trainer-01.jpg");

  const faults = await checkContent(content.directory);

  expect(faults.map(({ file, field }) => [file, field])).toEqual([
    ["navigation/footer.json", "links[3].path"],
    ["pages/home.json", undefined],
    ["programs/palsam.json", "landing.image.src"],
    ["programs/palsam.json", "duration.dayz"],
    ["services/services.json", undefined],
    ["site.json", "language"],
    ["site.json", "contact.email"],
    ["trainers/trainers.json", "trainers[0].image.src"],
  ]);
});

test("an unreadable program is one fault, and not one more of each link to it", async () => {
  const { content } = copyContent();
  content.write("programs/palsam.json", "{");
  expect(await checkContent(content.directory)).toHaveLength(1);
});

test("a content folder that is not there lacks each file, and nothing else is said", async () => {
  const faults = await checkContent("/no/such/folder");
  expect(faults.length).toBeGreaterThan(10);
  expect(new Set(faults.map(({ found }) => found))).toEqual(new Set(["no file with this name"]));
});
