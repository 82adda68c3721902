import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Document, positionAt, positionOf, readDocument } from "../../../src/content/read/document";

const directory = mkdtempSync(join(tmpdir(), "document-"));

afterAll(() => rmSync(directory, { recursive: true }));

function documentOf(text: string): Document {
  writeFileSync(join(directory, "some.json"), text);
  return readDocument(directory, "some.json");
}

const list = `{
  "title": "A list",
  "entries": [
    { "name": "first" },
    { "name": "second",
      "path": "/second" }
  ]
}
`;

describe("positionAt", () => {
  test.each([
    ["the first character", "ab\ncd", 0, { line: 1, column: 1 }],
    ["the end of a line", "ab\ncd", 2, { line: 1, column: 3 }],
    ["the start of the next line", "ab\ncd", 3, { line: 2, column: 1 }],
    ["the end of the text", "ab\ncd", 5, { line: 2, column: 3 }],
    ["an empty last line", "ab\n", 3, { line: 2, column: 1 }],
    ["a line after one that ends as on Windows", "ab\r\ncd", 4, { line: 2, column: 1 }],
    ["an empty text", "", 0, { line: 1, column: 1 }],
  ])("counts %s from 1", (_place, text, offset, position) => {
    expect(positionAt(text, offset)).toEqual(position);
  });
});

describe("positionOf", () => {
  test.each([
    ["the whole document", [], { line: 1, column: 1 }],
    ["a value", ["title"], { line: 2, column: 12 }],
    ["an entry of a list", ["entries", 0], { line: 4, column: 5 }],
    ["a value in an entry", ["entries", 1, "path"], { line: 6, column: 15 }],
    ["the start of the file for what is not there", ["entries", 2], { line: 1, column: 1 }],
  ])("finds %s", (_place, path, position) => {
    expect(positionOf(documentOf(list), path)).toEqual(position);
  });

  test("finds a field's name", () => {
    expect(positionOf(documentOf(list), ["entries", 1], "name")).toEqual({ line: 5, column: 7 });
  });
});

describe("readDocument", () => {
  test("reads the value of a sound file", () => {
    const { errors, value } = documentOf('{ "name": "A" }');
    expect({ errors, value }).toEqual({ errors: [], value: { name: "A" } });
  });

  test("reads what it can of a broken file and throws nothing", () => {
    const { errors, value } = documentOf('{ "path": "/a", "name": ');
    expect(errors.length).toBeGreaterThan(0);
    expect(value).toMatchObject({ path: "/a" });
  });

  test.each(["// a comment\n{}", '{ "name": "A", }'])("takes no liberty with JSON: %j", (text) => {
    expect(documentOf(text).errors.length).toBeGreaterThan(0);
  });
});
