import { charactersOf } from "../../../src/gatsby/font/characters.mjs";

const css = `
  @font-face { font-family: "A"; src: url("a.woff2?rare"); unicode-range: U+E9, U+2191-2193; }
  @font-face { font-family: "A"; src: url("a.woff2?common") format("woff2"); unicode-range: U+41-43; }
  @font-face { font-family: "A"; src: url("a.woff2?any"); }`;

test.each([
  ["?rare", "é↑→↓"],
  ["?common", "ABC"],
])("a part of a font has the characters of the face that uses it: %s", (query, characters) => {
  expect(charactersOf(css, query)).toBe(characters);
});

test.each(["?com", "?any"])("a part that no face uses is an error: %s", (query) => {
  expect(() => charactersOf(css, query)).toThrow(`ends in ${query},`);
});
