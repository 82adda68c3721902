import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openSync } from "fontkit";
import { byPath } from "./every-page";
import { attribute, publicFolder, readPage } from "./html";

const family = "bricolage-grotesque";
const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;

const preloaded = (path: string) =>
  readPage(path)
    .querySelectorAll('link[rel="preload"][as="font"]')
    .map((link) => attribute(link, "href"));

/** Returns the faces with a file, in the document and in its deferred styles. */
function facesOf(path: string) {
  const page = readPage(path);
  const files = page.querySelectorAll("#deferred-styles link").map((link) => attribute(link, "href"));
  const css = [
    page.toString(),
    ...files.map((file) => readFileSync(join(publicFolder, file), "utf8")),
  ].join();
  const faces = css.matchAll(/@font-face\{[^}]*?url\((\/static\/[^)]+\.woff2)\)[^}]*\}/g);
  return [...faces].map(([face, address = ""]) => ({ face, address }));
}

function lettersOf(file: string): string[] {
  const font = openSync(file);
  if (font.type !== "WOFF2" && font.type !== "TTF")
    throw new Error(`${file} does not contain exactly one font`);
  // The last code points of Unicode are not letters.
  return font.characterSet.filter((code) => code < 0xfff0).map((code) => String.fromCodePoint(code));
}

const faces = facesOf("/").map((face) => ({
  ...face,
  letters: lettersOf(join(publicFolder, face.address)),
}));
const basic = faces.find(({ address }) => preloaded("/").includes(address));
const extended = faces.find((face) => face !== basic);

test("one face has the common letters, the other one all other Latin letters", () => {
  expect(basic?.letters).toEqual(expect.arrayContaining([..."AZaz09 \u00a0.,&’“”–—…©·"]));
  expect(extended?.letters).toEqual(expect.arrayContaining([..."éüçñÖßœŒ€™"]));
  const parts = [...(extended?.letters ?? []), ...(basic?.letters ?? [])];
  expect(new Set(parts).size).toBe(parts.length);
  const whole = lettersOf(source);
  expect(whole.filter((letter) => !parts.includes(letter))).toEqual([]);
});

test("each face is used for its own letters", () => {
  expect(extended?.face).toMatch(/unicode-range:u\+a1-a8,/);
  expect(basic?.face).toMatch(/unicode-range:u\+20-7e,/);
});

test("the face that every page loads is smaller than 25 KB", () => {
  expect(statSync(join(publicFolder, basic?.address ?? "")).size).toBeLessThan(25 * 1024);
});

test("each page preloads the face of the common letters, and no other", () => {
  const found = byPath((path) => ({
    preload: preloaded(path),
    faces: new Set(facesOf(path).map(({ address }) => address)),
  }));
  const expected = { preload: [basic?.address], faces: new Set([extended?.address, basic?.address]) };
  expect(found).toEqual(byPath(() => expected));
});
