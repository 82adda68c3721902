import { readFileSync, statSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { directionOf, openGraphLocale } from "../../../src/language";
import { addressOf, contentAt, home, site } from "./content";
import { byPath, problemsOnPages } from "./every-page";
import { attribute, one, publicFolder, readPage } from "./html";
import { paths } from "./path";

/** Throws unless the element is the only one and inside the head. */
function inHead(path: string, selector: string) {
  const element = one(readPage(path), selector);
  if (!element.closest("head")) throw new Error(`${path}: ${selector} is not in the head`);
  return element;
}

const content = (path: string, selector: string) => attribute(inHead(path, selector), "content");
const property = (path: string, name: string) => content(path, `meta[property="og:${name}"]`);

test("each page has its language, its direction, and the metadata of its content", () => {
  const found = byPath((path) => {
    const { lang, dir } = one(readPage(path), "html").attributes;
    return {
      lang,
      dir,
      title: inHead(path, "title").text,
      description: content(path, "meta[name=description]"),
      canonical: attribute(inHead(path, "link[rel=canonical]"), "href"),
    };
  });
  const expected = byPath((path) => {
    const { title, description } = contentAt(path).metadata;
    return {
      lang: site.language,
      dir: directionOf(site.language),
      title: `${title} | ${site.brand.name}`,
      description,
      canonical: addressOf(path),
    };
  });
  expect(found).toEqual(expected);
});

const pictureOf = (path: string) => contentAt(path).landing?.image ?? home.carousel.slides[0];

test("a shared link shows the texts of its page", () => {
  const names = ["type", "site_name", "locale", "title", "description", "url"];
  const found = byPath((path) => ({
    ...Object.fromEntries(names.map((name) => [name, property(path, name)])),
    card: content(path, "meta[name='twitter:card']"),
    alt: property(path, "image:alt"),
  }));
  const expected = byPath((path) => ({
    type: "website",
    site_name: site.brand.name,
    locale: openGraphLocale(site.language),
    title: contentAt(path).metadata.title,
    description: contentAt(path).metadata.description,
    url: addressOf(path),
    card: "summary_large_image",
    alt: pictureOf(path)?.alt,
  }));
  expect(found).toEqual(expected);
});

test("a shared link shows the landing picture as a JPEG of 1200 × 630", async () => {
  for (const path of paths) {
    const file = property(path, "image").replace(site.address, publicFolder);
    expect(parse(file).name).toMatch(new RegExp(`^${parse(pictureOf(path)?.src ?? "").name}-[0-9a-f]{10}$`));
    expect([path, statSync(file).size < 150_000]).toEqual([path, true]);
    const stated = [property(path, "image:width"), property(path, "image:height")];
    const { format, width, height } = await sharp(file).metadata();
    expect([path, format, width, height, ...stated]).toEqual([path, "jpeg", 1200, 630, "1200", "630"]);
  }
});

test("each head has title, description and address before the styles, and the graph after them", () => {
  const first = ["title", "link[rel=canonical]", "meta[name=description]", "meta[property='og:url']"];
  const problems = problemsOnPages((page, path) => {
    const start = (selector: string) => inHead(path, selector).range[0];
    const styles = one(page, "head").querySelector("style")?.range[0] ?? 0;
    const misplaced = first.filter((selector) => start(selector) > styles);
    return start('script[type="application/ld+json"]') > styles
      ? misplaced
      : [...misplaced, "the graph is too early"];
  });
  expect(problems).toEqual([]);
});

test("each page may be indexed", () => {
  expect(problemsOnPages((page) => page.querySelectorAll("meta[name=robots]").map(String))).toEqual([]);
});

test("404.html is not indexed, has no graph, and redirects to /home, also without JavaScript", () => {
  const html = readFileSync(join(publicFolder, "404.html"), "utf8");
  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  expect(html).toMatch(/<meta [^>]*http-equiv="refresh" content="0; url=\/home"/);
  expect(html).not.toContain("ld+json");
});
