import { nodeAt, placeAt, placeOf } from "../../../src/content/read/place";
import { writtenDocument } from "./written-document";

const list = `{
  "title": "A list",
  "entries": [
    { "name": "first" },
    { "name": "second",
      "path": "/second" }
  ]
}
`;

describe("placeAt", () => {
  test.each([
    ["the first character", "ab\ncd", 0, { line: 1, column: 1 }],
    ["the start of the next line", "ab\ncd", 3, { line: 2, column: 1 }],
    ["a line after a Windows line ending", "ab\r\ncd", 4, { line: 2, column: 1 }],
    ["an empty text", "", 0, { line: 1, column: 1 }],
  ])("counts %s from 1", (_place, text, offset, position) => {
    expect(placeAt(text, offset)).toEqual({ ...position, length: 1 });
  });
});

describe("placeOf", () => {
  test.each([
    ["the whole document", [], { line: 1, column: 1, length: 1 }],
    ["a value", ["title"], { line: 2, column: 12, length: 8 }],
    ["the bracket of an entry of a list", ["entries", 0], { line: 4, column: 5, length: 1 }],
    ["a value in an entry", ["entries", 1, "path"], { line: 6, column: 15, length: 9 }],
    ["the start of the file for a missing value", ["entries", 2], { line: 1, column: 1, length: 1 }],
  ])("finds %s", (_place, path, position) => {
    const document = writtenDocument(list);
    expect(placeOf(document, nodeAt(document, path))).toEqual(position);
  });

  test("finds a field's name", () => {
    const document = writtenDocument(list);
    const name = nodeAt(document, ["entries", 1], "name");
    expect(placeOf(document, name)).toEqual({ line: 5, column: 7, length: 6 });
  });
});
