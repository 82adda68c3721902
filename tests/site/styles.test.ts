import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rulesOf } from "../../src/gatsby/document/partition";
import { faultsOnPages } from "./every-page";
import { attribute, one, publicFolder, readPage } from "./html";
import { flagshipPaths } from "./path";

const read = (address: string) => readFileSync(join(publicFolder, address), "utf8");
const inlined = (path: string) => one(readPage(path), "style[data-href]");
/** The addresses of the stylesheets that are in a page: its own, by which Gatsby finds it, and the others. */
const sheets = (path: string) => [
  attribute(inlined(path), "data-href"),
  ...attribute(inlined(path), "data-also").split(" "),
];
const later = (path: string) =>
  readPage(path)
    .querySelectorAll("#later-styles link")
    .map((link) => attribute(link, "href"));
const rare = (path: string) =>
  attribute(one(readPage(path), 'link[media="print,(forced-colors:active)"]'), "href");

/** What is in an element of styles, rule for rule, as if each condition were written for each rule in it. */
function flat(css: string): string[] {
  return rulesOf(css).flatMap((rule) => {
    const [, condition, content] =
      /^(@(?:media|layer|supports|container)[^{]*)\{([\s\S]*)\}$/.exec(rule) ?? [];
    return content === undefined ? [rule] : flat(content).map((inner) => `${condition}{${inner}}`);
  });
}

test("each page has every rule of its styles: in the page, in the file for later, or in that for rare media", () => {
  const lost = faultsOnPages((_, path) => {
    const parts = [inlined(path).text, ...[...later(path), rare(path)].map(read)];
    const there = new Set(parts.flatMap(flat));
    return sheets(path)
      .map(read)
      .flatMap(flat)
      .filter((rule) => !there.has(rule));
  });
  expect(lost).toEqual([]);
});

test("each page has its own styles and those of all pages, and no rules for paper or forced colors in it", () => {
  const faults = faultsOnPages((_, path) => {
    const [own = "", shared = "", ...others] = sheets(path);
    const isRight = /^\/component---\S+\.css$/.test(own) && /^\/app\.\S+\.css$/.test(shared);
    const rareRules = /@media (?:print|\(forced-colors:active\))\{/.exec(inlined(path).text) ?? [];
    return [...(isRight ? [] : [own, shared]), ...others, ...rareRules];
  });
  expect(faults).toEqual([]);
});

test("programs open alike: those that leave styles to a file leave them to the same", () => {
  const programs = flagshipPaths.filter((path) => path.startsWith("/flagship/"));
  const files = programs.map((path) => later(path).join()).filter((file) => file !== "");
  expect(new Set(files)).toEqual(new Set([expect.stringMatching(/^\/later-[0-9a-f]{10}\.css$/)]));
});

test("text-decoration names a line only: Safari before 26.2 ignores the shorthand with a color or a thickness", () => {
  const files = readdirSync(publicFolder).filter((name) => name.endsWith(".css"));
  const values = files.flatMap((file) =>
    [...read(file).matchAll(/[;{]text-decoration:([^;}]*)/g)].map(([, value]) => value),
  );
  expect(new Set(values)).toEqual(new Set(["none", "underline"]));
});
