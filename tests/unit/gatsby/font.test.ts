import { call } from "../command/call";

const css = `
  @font-face { font-family: "A"; src: url("a.woff2?rare"); unicode-range: U+E9, U+2191-2193; }
  @font-face { font-family: "A"; src: url("a.woff2?common") format("woff2"); unicode-range: U+41-43; }
  @font-face { font-family: "A"; src: url("a.woff2?any"); }`;

const charactersOf = (query: string) => call("../gatsby/font/characters.mjs", "charactersOf", [css, query]);

test.each([
  ["?rare", "é↑→↓"],
  ["?common", "ABC"],
])("a part of a font has the characters of the face that uses it: %s", (query, characters) => {
  expect(charactersOf(query).value).toBe(characters);
});

test.each(["?com", "?any"])("a part that no face uses is an error: %s", (query) => {
  expect(charactersOf(query).error).toContain(`ends in ${query},`);
});
