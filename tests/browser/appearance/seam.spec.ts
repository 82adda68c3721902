import { join } from "node:path";
import { type BrowserContextOptions, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type Site, startSite } from "../../serve-site";
import { visit } from "../navigation/visit";
import { projectOf } from "./fixture-site";

let site: Site;
test.beforeAll(async () => {
  site = await startSite(join(projectOf("english"), "public"));
});
test.afterAll(() => site.stop());

type Area = { x: number; y: number; width: number; height: number };

/** At these ratios, edges of elements are at fractions of a pixel. */
const screens: BrowserContextOptions[] = [
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.25 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.5 },
  { viewport: { width: 1240, height: 800 }, deviceScaleFactor: 1 },
  { viewport: { width: 412, height: 900 }, deviceScaleFactor: 2.625 },
];

/** Values of 8-bit channels. A smaller difference is not visible. */
const visible = 6;

/** Returns the rows of an area whose color is, on half of the width, not between those of the rows above and below. */
async function linesIn(page: Page, area: Area): Promise<number[]> {
  const screenshot = await page.screenshot({ clip: area });
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isLine = (column: number, row: number) =>
    [0, 1, 2].some((channel) => {
      const value = (y: number) => data[(y * width + column) * 3 + channel] ?? 0;
      const [above, here, below] = [value(row - 2), value(row), value(row + 2)];
      return here < Math.min(above, below) - visible || here > Math.max(above, below) + visible;
    });
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height - 4 }, (_, row) => row + 2);
  return rows.filter((row) => columns.filter((column) => isLine(column, row)).length > width / 2);
}

/** Returns the header, the breadcrumb and the arcade: all above the heading. */
async function top(page: Page): Promise<Area> {
  const { width = 0 } = page.viewportSize() ?? {};
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  return { x: 0, y: 0, width, height: (title?.y ?? 0) - 8 };
}

/** Returns the arcade of the footer, with the 20 pixels above it. */
async function bottom(page: Page): Promise<Area> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const footer = await page.getByRole("contentinfo").boundingBox();
  const y = Math.max(0, (footer?.y ?? 0) - 20);
  return { x: 0, y, width, height: Math.min(90, height - y) };
}

/** Returns the upper third of the first figure's arch, with the 10 pixels above it. */
async function arch(page: Page): Promise<Area> {
  const figure = page.getByRole("listitem").filter({ hasText: "150,000" }).first();
  await figure.scrollIntoViewIfNeeded();
  const box = await figure.boundingBox();
  if (!box) throw new Error("The figure has no box");
  return { x: box.x, y: box.y - 10, width: box.width, height: box.height / 3 };
}

/** Returns the upper half of the arches for the days of a program, with the 4 pixels above it. */
async function dayArches(page: Page): Promise<Area> {
  const box = await page.locator("main dl [aria-hidden]").first().boundingBox();
  if (!box) throw new Error("The arches have no box");
  return { x: box.x, y: box.y - 4, width: box.width, height: 4 + box.height / 2 };
}

const places = [
  { name: "between the header and a dark landing", path: "/about-us", area: top },
  { name: "between the header and a light landing", path: "/gallery", area: top },
  { name: "above the footer", path: "/partners", area: bottom },
  { name: "above the arches of figures", path: "/", area: arch },
  { name: "above the arches of days", path: "/flagship/palsam", area: dayArches },
];

for (const { name, path, area } of places) {
  test(`no line of a pixel shows ${name}, whatever the pixel density`, async ({ browser }) => {
    for (const screen of screens) {
      const page = await browser.newPage({ ...screen, reducedMotion: "reduce" });
      await page.route(/^https:/, (route) => route.abort());
      await visit(page, `${site.address}${path}`);
      const place = `${screen.viewport?.width} px, ${screen.deviceScaleFactor} pixels per pixel`;
      expect.soft(await linesIn(page, await area(page)), place).toEqual([]);
      await page.close();
    }
  });
}
