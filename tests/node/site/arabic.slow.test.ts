import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { copyTests, removeProject } from "../../project-copy";
import { copyInArabic } from "./arabic";
import { attribute, one } from "./html";
import { buildIn, runJestIn, runPlaywrightIn } from "./run-node";

/** In milliseconds, for a build and the tests of its output on a busy machine. */
const patience = 30 * 60_000;

/** These specs walk over all pages, or their gestures have a direction. */
const specs = [
  "every-path",
  "accessibility",
  "carousel",
  "inquiry",
  "trainers",
  "client-logos",
  "gallery-viewer",
  "first-gesture",
  "navigation-panel",
  "map",
].map((name) => `/${name}.spec.ts`);

let folder: string;

const written = (name: string) => readFileSync(path.join(folder, "public", name), "utf8");
const home = () => parse(written("index.html"));

beforeAll(() => {
  folder = copyInArabic();
  copyTests(folder);
  buildIn(folder);
}, patience);
afterAll(() => removeProject(folder));

test("pages, structured data, shared links and the manifest name the language and its direction", () => {
  expect(one(home(), "html").attributes).toMatchObject({ lang: "ar", dir: "rtl" });
  expect(attribute(one(home(), 'meta[property="og:locale"]'), "content")).toBe("ar_EG");
  expect(one(home(), 'script[type="application/ld+json"]').rawText).toContain('"inLanguage":"ar"');
  expect(JSON.parse(written("manifest.webmanifest"))).toMatchObject({ lang: "ar", dir: "rtl" });
});

test("each page preloads and uses the Arabic typeface, which has the forms of connected letters", () => {
  const preloads = home().querySelectorAll("link[rel=preload][as=font]");
  const addresses = preloads.map((link) => attribute(link, "href"));
  expect(addresses).toEqual([expect.stringContaining("bricolage"), expect.stringContaining("arabic")]);
  for (const address of addresses) expect(home().querySelector("style")?.text).toContain(address);
});

test(
  "the tests of the generated site pass without a change",
  // The tests of the font expect the one typeface of a site in Latin script.
  () => runJestIn(folder, "site/font"),
  patience,
);

test(
  "the walk over all pages passes, and gestures work in the direction of the language",
  () => runPlaywrightIn(folder, ...specs),
  patience,
);
