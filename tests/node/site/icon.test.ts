import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { directionOf } from "../../../src/language";
import { site } from "./content";
import { byPath } from "./every-page";
import { attribute, attributesIn, one, publicFolder, readPage } from "./html";
import { paths } from "./path";

const { brand, language } = site;
const manifest = JSON.parse(readFileSync(join(publicFolder, "manifest.webmanifest"), "utf8"));
const file = (name: string) => join(publicFolder, name);

/** The navy of header and footer, from the styles in the head. */
const styles = readPage("/").querySelectorAll("head style");
const navy = styles.flatMap(({ text }) => /--navy:\s*(#[0-9a-f]{6})/i.exec(text)?.[1] ?? [])[0] ?? "";

test("each page links the icons and the manifest once, and gives the header's navy to the browser", () => {
  const found = byPath((path) => {
    const head = one(readPage(path), "head");
    const links = attributesIn(head, "link[rel=icon], link[rel=manifest]", "href");
    return [...links, attribute(one(head, "meta[name=theme-color]"), "content")];
  });
  const icons = ["/favicon-32x32.png", "/favicon.svg"];
  expect(found).toEqual(byPath(() => [...icons, "/manifest.webmanifest", navy]));
});

test("each icon of a text is in its file", () => {
  const icons = paths.flatMap((path) => attributesIn(readPage(path), "use", "href"));
  expect(icons.length).toBeGreaterThan(0);
  for (const { pathname, hash } of icons.map((address) => new URL(address, site.address))) {
    expect(readFileSync(file(pathname), "utf8")).toContain(`id="${hash.slice(1)}"`);
  }
});

test("the SVG icon is the brand's", () => {
  expect(readFileSync(file("favicon.svg"), "utf8")).toBe(readFileSync(join("data", brand.icon), "utf8"));
});

test("icons are where programs look for them without a link", async () => {
  expect(await sharp(file("apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await sharp(file("favicon.ico")).metadata()).toMatchObject({ width: 32, height: 32 });
});

test("the manifest has the brand from the content", () => {
  expect(manifest).toMatchObject({
    name: brand.name,
    short_name: brand.name,
    description: brand.claim,
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    display: "minimal-ui",
    theme_color: navy,
    background_color: navy,
  });
});
