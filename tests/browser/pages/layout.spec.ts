import { expect, type Locator, type Page, test } from "@playwright/test";
import { about } from "../../node/site/content";
import { trainerRound } from "../navigation/place";
import { holdRequests, visit } from "../navigation/visit";

const entriesUnder = (page: Page, heading: string) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading }) })
    .getByRole("listitem");

async function expectColumns(page: Page, items: Locator, columns: Record<number, number>) {
  for (const [width, count] of Object.entries(columns)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const tops = await items.evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top)),
    );
    const rows = tops.map((top) => tops.filter((other) => other === top).length);
    expect(Math.max(...rows), `columns at ${width} px`).toBe(count);
  }
}

test("history and values have fewer columns below 600 px, and the mission has the largest type", async ({
  page,
}) => {
  await visit(page, "/about-us");
  const texts = page.getByRole("main").locator("p, li, h2, h3");
  const sizes = await texts.evaluateAll((elements) =>
    elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  await expect(texts.nth(sizes.indexOf(Math.max(...sizes)))).toHaveText(about.mission.text);
  await expectColumns(page, entriesUnder(page, about.history.heading), { 599: 1, 600: 3 });
  await expectColumns(page, entriesUnder(page, about.values.heading), { 599: 1, 600: 2, 1200: 4 });
});

test("five trainers are in one row from 600 px, and three above two in narrower viewports", async ({
  page,
}) => {
  await visit(page, "/");
  const trainers = page.getByRole("group", { name: trainerRound.name(1), exact: true }).getByRole("listitem");
  await expectColumns(page, trainers, { 360: 3, 599: 3, 600: 5 });
});

test("the edges of a slide cut off no name of a trainer", async ({ page }) => {
  await visit(page, "/");
  const slide = page.getByRole("group", { name: trainerRound.name(1), exact: true });
  for (const width of [320, 360, 390, 600, 768, 844, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const names = await slide.evaluate((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return [...slide.querySelectorAll("h3")].flatMap((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const text = range.getBoundingClientRect();
        return text.left < left || text.right > right ? [heading.textContent] : [];
      });
    });
    expect.soft(names, `at ${width} px`).toEqual([]);
  }
});

test("phone numbers stay on one line on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/contact-us");
  const numbers = page.locator("a[href^='tel:']:visible");
  expect(await numbers.count()).toBeGreaterThan(0);
  const broken = await numbers.evaluateAll((links) =>
    links.filter((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
    }),
  );
  expect(broken).toHaveLength(0);
});

/** Runs in the page. */
const columnWidths = () =>
  [...document.querySelectorAll("thead th")].map((cell) => cell.getBoundingClientRect().width);

for (const path of ["/certifications-content", "/flagship-programs", "/partners"])
  test(`${path}: rows that arrive later do not move the columns of the table`, async ({ page }) => {
    await page.goto(path);
    const widths = await page.evaluate(columnWidths);
    expect(widths.length).toBeGreaterThan(1);
    await page.evaluate(() => {
      for (const row of document.querySelectorAll("tbody tr:not(:first-child)")) row.remove();
    });
    expect(await page.evaluate(columnWidths)).toEqual(widths);
  });

test("pictures that arrive move nothing", async ({ page }) => {
  for (const path of ["/", "/about-us", "/gallery", "/partners"]) {
    const release = await holdRequests(page, /\.(?:avif|jpg|png|svg)$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const height = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().height);
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
    const before = await height();
    release();
    await page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map((image) => {
          image.loading = "eager";
          return image.decode();
        }),
      ),
    );
    expect(await height(), path).toBe(before);
  }
});
