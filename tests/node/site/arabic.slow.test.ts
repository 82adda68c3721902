import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import { buildFixture, projectOf } from "../../browser/appearance/fixture-site";
import { attribute, one } from "./html";

const written = (name: string) => readFileSync(path.join(projectOf("arabic"), "public", name), "utf8");
const home = () => parse(written("index.html"));

// The tests of appearance use the same build. A busy machine needs minutes for it.
beforeAll(() => buildFixture("arabic"), 900_000);

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
