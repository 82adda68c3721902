import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attribute, one, publicFolder, readPage, textOf } from "./html";
import { paths } from "./path";

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

  test("has a title that ends with the brand, and a description of 50 to 160 characters", () => {
    expect(titleOf(path)).toMatch(new RegExp(`^\\S.{5,59} \\| ${site.brand.name}$`));
    expect(descriptionOf(path).length).toBeGreaterThanOrEqual(50);
    expect(descriptionOf(path).length).toBeLessThanOrEqual(160);
  });

  test("has a canonical address without a slash at its end", () => {
    expect(attribute(inHead(path, "link[rel=canonical]"), "href")).toBe(canonicalOf(path));
  });

  test("has what a shared link shows", () => {
    const property = (name: string) => content(path, `meta[property="og:${name}"]`);
    expect(property("type")).toBe("website");
    expect(property("site_name")).toBe(site.brand.name);
    expect(property("url")).toBe(canonicalOf(path));
    expect(titleOf(path)).toBe(`${property("title")} | ${site.brand.name}`);
    expect(property("description")).toBe(descriptionOf(path));
    expect(property("locale")).toMatch(/^en/);
    expect(property("image:alt")).not.toBe("");
    const image = property("image");
    expect(image.startsWith(`${site.address}/`)).toBe(true);
    expect(existsSync(join(publicFolder, image.slice(site.address.length)))).toBe(true);
  });

  test("may be indexed, and starts with the encoding and a viewport that can be zoomed", () => {
    const head = one(readPage(path), "head");
    expect(head.querySelectorAll("meta")[0]?.getAttribute("charset")).toBe("utf-8");
    expect(content(path, "meta[name=viewport]")).toContain("width=device-width");
    expect(content(path, "meta[name=viewport]")).not.toMatch(/user-scalable|maximum-scale/);
    expect(head.querySelector("meta[name=robots]")).toBeNull();
  });
});

describe.each([
  ["titles", titleOf],
  ["descriptions", descriptionOf],
])("%s", (_name, read) => {
  test("are different on each of the 25 pages, the same on / and /home", () => {
    expect(new Set(paths.map(read)).size).toBe(25);
    expect(read("/home")).toBe(read("/"));
  });
});

test("404.html is not indexed and leaves for /home without a script too", () => {
  const html = readFileSync(join(publicFolder, "404.html"), "utf8");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toMatch(/<meta http-equiv="refresh" content="0; url=\/home"/);
});
