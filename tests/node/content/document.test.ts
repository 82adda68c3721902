import { parseDocument } from "../../../src/content/read/document";
import { nodeAt, positionOf } from "../../../src/content/read/position";

const list = '{\r  "title": "A list",\r\n  "entries": [\n    { "name": "first" }\n  ]\n}\n';

test.each([
  ["a value", ["title"], { line: 2, column: 12, length: 8 }],
  ["the bracket of an entry of a list", ["entries", 0], { line: 4, column: 5, length: 1 }],
  ["the start of the file for a missing value", ["entries", 2], { line: 1, column: 1, length: 1 }],
])("the check finds %s, in a file with any line endings", (_place, path, position) => {
  const document = parseDocument("file.json", list);
  expect(positionOf(document, nodeAt(document, path))).toEqual(position);
});
