import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { problemsOnPages } from "./every-page";
import { attributesIn, one, publicFolder, readPage } from "./html";
import { flagshipPaths, paths } from "./path";

const read = (address: string) => readFileSync(join(publicFolder, address), "utf8");
const inlined = (path: string) => one(readPage(path), "style[data-href]");
const chunks: Record<string, string[]> = JSON.parse(read("webpack.stats.json")).assetsByChunkName;
/** The page's own stylesheet, and the one that all pages share. */
const sheets = (path: string) => {
  const { componentChunkName } = JSON.parse(
    read(join("page-data", path === "/" ? "index" : path, "page-data.json")),
  );
  return ["app", componentChunkName]
    .flatMap((name) => chunks[name] ?? [])
    .filter((file) => file.endsWith(".css"));
};
const deferred = (path: string) => attributesIn(readPage(path), "#deferred-styles link", "href");
const rulesOf = (css: string) => postcss.parse(css).nodes.map(String);

test("each page has every rule of its styles: in the document or in a linked file", () => {
  const lost = problemsOnPages((_, path) => {
    const there = new Set([inlined(path).text, ...deferred(path).map(read)].flatMap(rulesOf));
    const rules = sheets(path).map(read).flatMap(rulesOf);
    return rules.length === 0 ? ["no rules"] : rules.filter((rule) => !there.has(rule));
  });
  expect(lost).toEqual([]);
});

test("each document marks only the page's own stylesheet as inlined", () => {
  const problems = problemsOnPages((page, path) => {
    const [own, ...others] = attributesIn(page, "[data-href]", "data-href");
    const isOwn = own?.startsWith("/component---") && sheets(path).includes(own.slice(1));
    return [...(isOwn ? [] : [`holds ${own}`]), ...others];
  });
  expect(problems).toEqual([]);
});

test("programs defer the same file", () => {
  const programs = flagshipPaths.filter((path) => path.startsWith("/flagship/"));
  const files = programs.map((path) => deferred(path).join());
  expect(new Set(files)).toEqual(new Set([expect.stringMatching(/^\/deferred-[0-9a-f]{10}\.css$/)]));
});

// VoiceOver does not announce such a list, except in `nav`. tests/node/webkit/ reads the roles.
test("no rule hides the marks of lists by `none`", () => {
  const files = new Set(paths.flatMap(sheets));
  const values = [...files].flatMap((file) =>
    [...read(file).matchAll(/list-style(?:-type)?:([^;}]*)/g)].map(([, value]) => value),
  );
  expect(new Set(values)).toEqual(new Set(['""']));
});

test("text-decoration names a line only: Safari before 26.2 ignores the shorthand with a color or a thickness", () => {
  const files = readdirSync(publicFolder).filter((name) => name.endsWith(".css"));
  const values = files.flatMap((file) =>
    [...read(file).matchAll(/[;{]text-decoration:([^;}]*)/g)].map(([, value]) => value),
  );
  expect(new Set(values)).toEqual(new Set(["none", "underline"]));
});
