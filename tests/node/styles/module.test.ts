import { readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { jsonSchemaOf } from "../../../src/content/kind/json-schema";
import { kinds } from "../../../src/content/kind/kind";
import { filesOf } from "../../../src/file-list";
import { root } from "./token";

const sheets = filesOf("src").filter((file) => file.endsWith(".css"));
const modules = sheets.filter((file) => file.endsWith(".module.css"));

// Names of classes begin with it.
test("each CSS module has a file name of its own", () => {
  const names = modules.map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every token is used", () => {
  const all = sheets.map((file) => readFileSync(file, "utf8")).join("\n");
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...root.keys()].filter((name) => !used.has(name))).toEqual([]);
});

/** Returns the files that a stylesheet composes from, in rules that have other declarations too. */
function composedBy(file: string): string[] {
  const sources: string[] = [];
  postcss.parse(readFileSync(file, "utf8")).walkDecls("composes", ({ value, parent }) => {
    const [, source] = value.match(/from "(.+)"/) ?? [];
    if (source && (parent?.nodes.length ?? 0) > 1) sources.push(path.join(path.dirname(file), source));
  });
  return sources;
}

/** It declares no property that the class that it composes declares. */
const exception = "src/components/program/hats.module.css";

test("composed styles have no specificity, because the component's own styles may load first", () => {
  const sources = new Set(modules.filter((file) => file !== exception).flatMap(composedBy));
  expect(sources).toContain("src/components/ui/plate.module.css");
  for (const source of sources) {
    postcss.parse(readFileSync(source, "utf8")).walkRules(({ nodes, selectors }) => {
      if (nodes.every((node) => node.type === "decl" && node.prop === "composes")) return;
      for (const selector of selectors) expect(`${source} ${selector}`).toMatch(/ :where\(.+\)(::\w+)?$/);
    });
  }
});

test("sizes of the viewport matter on screens only: some browsers print with the size of the window", () => {
  const sized = /@(?:media|value \w+:) ([^{;]*\([^)]*\b(?:width|height)\b[^{;]*)/g;
  const queriesIn = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(sized)].flatMap(([, list = ""]) => list.split(","));
  const queries = sheets.flatMap((file) => queriesIn(file).map((query) => `${file}: ${query.trim()}`));
  expect(queries.length).toBeGreaterThan(15);
  expect(
    queries.filter((query) => !/: (?:print$|(?:screen|below\w+|from\w+|lowAndLong|beside) and )/.test(query)),
  ).toEqual([]);
});

// Between `max-width: 599px` and `min-width: 600px`, zoomed pages match neither query.
test("media queries compare sizes with range syntax, which leaves no gap between two queries", () => {
  const sources = filesOf("src").filter((file) => /\.(?:css|tsx?)$/.test(file));
  const hasGap = (file: string) => /\((?:min|max)-(?:width|height)\s*:/.test(readFileSync(file, "utf8"));
  expect(sources.filter(hasGap)).toEqual([]);
});

test("each social network has a mark", () => {
  const style = readFileSync("src/components/footer/social-links.module.css", "utf8");
  const networks = kinds.flatMap((kind) => jsonSchemaOf(kind).$defs?.SocialNetwork?.enum ?? []);
  expect(networks.length).toBeGreaterThan(0);
  expect(networks.filter((network) => !style.includes(`[data-network="${network}"]`))).toEqual([]);
});
