import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { validateXML } from "xmllint-wasm";
import { gallery } from "./content";
import { publicFolder, textOf } from "./html";
import { paths } from "./path";

const { address } = JSON.parse(readFileSync("data/site.json", "utf8"));
const xml = readFileSync(join(publicFolder, "sitemap.xml"), "utf8");
const pages = paths.filter((path) => path !== "/home");

const schemaFile = (fileName: string, folder = "tests/site/xsd") => ({
  fileName,
  contents: readFileSync(join(folder, fileName), "utf8"),
});

/** The protocol's own schema, as sitemaps.org publishes it; that of the image extension is in no package. */
const protocolSchema = schemaFile("sitemap.xsd", "node_modules/sitemap/schema");

const validate = (contents: string) =>
  validateXML({
    xml: { fileName: "sitemap.xml", contents },
    schema: schemaFile("sitemap-with-images.xsd"),
    preload: [protocolSchema, schemaFile("sitemap-image.xsd")],
  });

const urls = parse(xml)
  .querySelectorAll("url")
  .map((url) => ({
    path: url.querySelector("loc")?.text.slice(address.length) ?? "",
    lastmod: url.querySelector("lastmod")?.text,
    pictures: url
      .querySelectorAll("*")
      .filter(({ tagName }) => tagName === "IMAGE:LOC")
      .map(textOf),
  }));

test("is valid by the schemas of the sitemap protocol and its image extension", async () => {
  expect((await validate(xml)).errors).toEqual([]);
});

test.each([
  ["a page without an address", xml.replace(/<loc>.*?<\/loc>/, "")],
  ["a date that is none", xml.replace("</loc>", "</loc><lastmod>yesterday</lastmod>")],
  ["a picture without an address", xml.replace(/<image:loc>.*?<\/image:loc>/, "")],
  ["an unknown element", xml.replace("<image:image>", "<image:photo/><image:image>")],
])("the schemas refuse %s", async (_name, broken) => {
  expect(broken).not.toBe(xml);
  expect((await validate(broken)).valid).toBe(false);
});

test("has each page once, without /home and 404", () => {
  expect(urls.map(({ path }) => path).sort()).toEqual(pages.toSorted());
  expect(xml.split(`<loc>${address}/`)).toHaveLength(pages.length + 1);
});

test("says of each page with a history when it was last changed, and nothing of the future", () => {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim();
  const hasHistory =
    git("rev-parse", "--is-shallow-repository") === "false" &&
    git("log", "-1", "--", "data/site.json") !== "";
  const dates = urls.flatMap(({ lastmod }) => lastmod ?? []);
  expect(dates).toHaveLength(hasHistory ? pages.length : 0);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test.each(pages)("names pictures of %s that are there, each once", (path) => {
  const pictures = urls.find((url) => url.path === path)?.pictures ?? [];
  expect(pictures.length).toBeGreaterThanOrEqual(path === "/gallery" ? gallery.items.length + 1 : 1);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(picture.startsWith(`${address}/`)).toBe(true);
    expect(existsSync(join(publicFolder, picture.slice(address.length)))).toBe(true);
  }
});
