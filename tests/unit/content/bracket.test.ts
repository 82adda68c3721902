import { placeAt } from "../../../src/content/read/place";
import { openBracket } from "../../../src/content/syntax/bracket";

test.each([
  ["a group at the end of the file", '{\n  "a": {\n    "b": 1\n  }\n', "{", 1, 4],
  ["a group before a field of its parent", '{\n  "a": {\n    "b": 1\n  ,\n  "c": 2\n}\n', "{", 2, 4],
  ["a list before a field", '{\n  "a": [\n    1,\n  "c": 2\n}\n', "[", 2, 3],
  ["a list on one line", '{\n  "a": ["b", "c",\n  "d": 2\n}\n', "[", 2, 2],
  ["a list that ends like a group", '{\n  "a": ["b"},\n  "d": 2\n}\n', "[", 2, 2],
  ["a group in a list", '{\n  "a": [\n    {\n      "b": 1\n    {\n      "b": 2\n    }\n  ]\n}\n', "{", 3, 4],
  ["a group of a file without indentation", '{\n"a": {\n"b": 1\n}\n', "{", 1, 4],
])("the check finds %s that is not closed", (_place, text, bracket, start, end) => {
  const open = openBracket(text);
  expect(open?.bracket).toBe(bracket);
  expect(placeAt(text, open?.offset ?? 0).line).toBe(start);
  expect(placeAt(text, open?.end ?? 0).line).toBe(end);
});

test.each([
  ["a whole file", '{\n  "a": [{ "b": 1 }, { "b": 2 }]\n}\n'],
  ["brackets inside texts", '{\n  "a": "{ [ \\" {"\n}\n'],
  ["a whole file without indentation", '{\n"a": {\n"b": [\n1\n]\n}\n}\n'],
  ["an empty text", ""],
])("the check finds no open bracket in %s", (_place, text) => {
  expect(openBracket(text)).toBeUndefined();
});
