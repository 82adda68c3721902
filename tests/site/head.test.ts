import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { attribute, one, publicFolder, readPage, textOf } from "./html";
import { certificationPaths, flagshipPaths, paths } from "./path";

const site = JSON.parse(readFileSync("data/site.json", "utf8"));

/** A tag that stands once in the document, and inside its head. */
function inHead(path: string, selector: string) {
  const element = one(readPage(path), selector);
  expect(element.closest("head")).not.toBeNull();
  return element;
}

const content = (path: string, selector: string) => attribute(inHead(path, selector), "content");
const titleOf = (path: string) => textOf(inHead(path, "title"));
const descriptionOf = (path: string) => content(path, "meta[name=description]");

/** The address search engines are told: `/` for both paths of the home page. */
const canonicalOf = (path: string) => `${site.address}${path === "/home" ? "/" : path}`;

describe.each(paths)("%s", (path) => {
  test("says its language and direction", () => {
    const html = one(readPage(path), "html");
    expect(html.getAttribute("lang")).toBe("en");
    expect(html.getAttribute("dir")).toBe("ltr");
  });

  test("has a title of 60 characters at most, the brand at its end included", () => {
    expect(titleOf(path)).toMatch(/^\S/);
    expect(titleOf(path).length).toBeGreaterThan(` | ${site.brand.name}`.length);
    expect(titleOf(path).length).toBeLessThanOrEqual(60);
    expect(titleOf(path).endsWith(` | ${site.brand.name}`)).toBe(true);
  });

  test("has a description of 70 to 160 characters", () => {
    expect(descriptionOf(path).length).toBeGreaterThanOrEqual(70);
    expect(descriptionOf(path).length).toBeLessThanOrEqual(160);
  });

  test("has a canonical address without a slash at its end", () => {
    expect(attribute(inHead(path, "link[rel=canonical]"), "href")).toBe(canonicalOf(path));
  });

  test("has what a shared link shows", async () => {
    const property = (name: string) => content(path, `meta[property="og:${name}"]`);
    expect(property("type")).toBe("website");
    expect(property("site_name")).toBe(site.brand.name);
    expect(property("url")).toBe(canonicalOf(path));
    expect(titleOf(path)).toBe(`${property("title")} | ${site.brand.name}`);
    expect(property("description")).toBe(descriptionOf(path));
    expect(property("locale")).toBe("en_US");
    expect(property("image:alt")).not.toBe("");
    const image = property("image");
    expect(image.startsWith(`${site.address}/`)).toBe(true);
    const { width, height } = await sharp(join(publicFolder, image.slice(site.address.length))).metadata();
    expect([property("image:width"), property("image:height")]).toEqual([`${width}`, `${height}`]);
    expect(content(path, "meta[name='twitter:card']")).toBe("summary_large_image");
  });

  test("says what it is at its start, before the styles", () => {
    const start = (selector: string) => inHead(path, selector).range[0];
    const styles = one(readPage(path), "head").querySelector("style")?.range[0];
    for (const selector of [
      "title",
      "link[rel=canonical]",
      "meta[name=description]",
      "meta[property='og:url']",
    ])
      expect(start(selector)).toBeLessThan(styles ?? 0);
    expect(start('script[type="application/ld+json"]')).toBeGreaterThan(styles ?? 0);
  });

  test("may be indexed, and starts with the encoding and a viewport that can be zoomed", () => {
    const head = one(readPage(path), "head");
    expect(head.querySelectorAll("meta")[0]?.getAttribute("charset")).toBe("utf-8");
    expect(content(path, "meta[name=viewport]")).toContain("width=device-width");
    expect(content(path, "meta[name=viewport]")).not.toMatch(/user-scalable|maximum-scale/);
    expect(head.querySelector("meta[name=robots]")).toBeNull();
  });
});

test.each([...flagshipPaths.slice(1), ...certificationPaths.slice(1)])(
  "the title of %s starts with the program's name",
  (path) => {
    const file = `data/programs/${path.split("/").at(-1)}.json`;
    const { name } = JSON.parse(readFileSync(file, "utf8"));
    expect(titleOf(path).startsWith(name)).toBe(true);
  },
);

describe.each([
  ["titles", titleOf],
  ["descriptions", descriptionOf],
])("%s", (_name, read) => {
  test("are different on each page, the same on / and /home", () => {
    expect(new Set(paths.map(read)).size).toBe(paths.length - 1);
    expect(read("/home")).toBe(read("/"));
  });
});

test("404.html is not indexed and leaves for /home without a script too", () => {
  const html = readFileSync(join(publicFolder, "404.html"), "utf8");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toMatch(/<meta http-equiv="refresh" content="0; url=\/home"/);
});
