import { spawnSync } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from "sitemap";
import { addressOf, gallery, site } from "./content";
import { mainOf, publicFolder } from "./html";
import { paths } from "./path";

const pages = paths.filter((path) => path !== "/home");

let items: SitemapItem[];

beforeAll(async () => {
  // Throws if the text is not XML, or has an element that sitemaps do not have.
  const parser = new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false });
  items = await createReadStream(join(publicFolder, "sitemap.xml")).pipe(parser).toArray();
});

test("the sitemap has each page once, without /home and 404", () => {
  expect(items.map(({ url }) => url).toSorted()).toEqual(pages.map(addressOf).toSorted());
});

test("the sitemap has the date of the last change of each page with a history, and no future date", () => {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim();
  const hasHistory =
    git("rev-parse", "--is-shallow-repository") === "false" &&
    git("log", "-1", "--", "data/site.json") !== "";
  const dates = items.flatMap(({ lastmod }) => lastmod ?? []);
  expect(dates).toHaveLength(hasHistory ? pages.length : 0);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test("the sitemap has existing pictures of each page, each once, and all of the gallery", () => {
  const picturesOf = ({ img }: SitemapItem) => [img].flat().map((picture) => String(picture.url));
  const isThere = (picture: string) =>
    picture.startsWith(`${site.address}/`) &&
    existsSync(join(publicFolder, picture.slice(site.address.length)));
  const problems = items.flatMap((item) => {
    const pictures = picturesOf(item);
    const isDouble = new Set(pictures).size < pictures.length;
    return [
      ...pictures.filter((picture) => !isThere(picture)),
      ...(pictures.length === 0 || isDouble ? [`${item.url}: ${pictures.length} pictures`] : []),
    ];
  });
  expect(problems).toEqual([]);
  const gallerySize = items.filter(({ url }) => url === addressOf("/gallery")).flatMap(picturesOf).length;
  // The landing picture comes on top.
  expect(gallerySize).toBe(gallery.items.length + 1);
});

test("the sitemap has pictures in their largest size", async () => {
  const { img } = items.find(({ url }) => url === addressOf("/partners")) ?? {};
  const [landing] = [img].flat();
  const { width } = await sharp(String(landing?.url).replace(site.address, publicFolder)).metadata();
  const source = mainOf("/partners").querySelector("source");
  const choices = source?.getAttribute("srcset")?.match(/\d+(?=w)/g) ?? [];
  expect(width).toBe(Math.max(...choices.map(Number)));
});
