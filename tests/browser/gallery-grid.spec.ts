import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { box, descriptions, expectFilter, labels, openGallery, pictures, viewer } from "./gallery-page";

const [, programs = "", coaching = ""] = labels;
const entrepreneurs = "Honoring Entrepreneurs for Vocational Training in Egypt and Saudi Arabia";
const lastLabel = labels.at(-1) ?? "";

const filter = (page: Page) => page.getByRole("group", { name: "Show" });

/** The number of pictures beside the first, with it. */
async function columns(page: Page): Promise<number> {
  const tops = await pictures(page).evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
}

for (const [width, count] of [
  [360, 2],
  [599, 2],
  [600, 3],
  [899, 3],
  [900, 3],
  [1199, 3],
  [1200, 4],
  [1280, 4],
] as const) {
  test(`at ${width} px there are ${count} columns of equal 3:2 frames`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/gallery");
    expect(await columns(page)).toBe(count);
    const frames = await pictures(page)
      .getByRole("img")
      .evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
      );
    expect(frames).toHaveLength(descriptions().length);
    for (const { width, height } of frames) {
      expect(width / height).toBeCloseTo(1.5, 1);
      expect(width).toBeCloseTo(frames[0]?.width ?? 0, 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const width of [900, 1280, 1600]) {
  test(`at ${width} px the filter takes 2.5 of 12 columns, beside the pictures`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery");
    const side = await filter(page).boundingBox();
    const grid = await page.getByRole("region", { name: "Pictures" }).boundingBox();
    const all = await filter(page).locator("..").boundingBox();
    expect(side && all && side.width / all.width).toBeCloseTo(2.5 / 12, 3);
    expect(side && grid && side.x + side.width).toBeLessThan(grid?.x ?? 0);
    expect(side?.y).toBeCloseTo(grid?.y ?? 0, 0);
  });
}

test("at 768 px the filter is chips that wrap above the pictures", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/gallery");
  const chips = await filter(page)
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
    );
  expect(new Set(chips.map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
  expect(Math.max(...chips.map(({ right }) => right))).toBeLessThan(768);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the filter is one row of chips that scrolls, each 44 px high at least", async ({ page }) => {
    await openGallery(page);
    const row = filter(page).getByRole("list");
    const chips = await row
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
      );
    expect(new Set(chips.map(({ top }) => Math.round(top))).size).toBe(1);
    for (const { height } of chips) expect(height).toBeGreaterThanOrEqual(44);
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    await box(page, lastLabel).check();
    await expectFilter(page, lastLabel);
  });

  test("a chip that an address or Back checks comes into view", async ({ page }) => {
    await openGallery(page, "?show=honoring-entrepreneurs-for-vocational-training-in-egypt-and-saudi-arabia");
    await expect(box(page, entrepreneurs)).toBeInViewport();
    await box(page, entrepreneurs).uncheck();
    await expect(box(page, "All")).toBeInViewport();
    await page.goBack();
    await expect(box(page, entrepreneurs)).toBeInViewport();
  });

  test("a click leaves the page scrolled as it is", async ({ page }) => {
    await openGallery(page);
    await box(page, programs).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const before = await page.evaluate(() => window.scrollY);
    await box(page, programs).check();
    await expectFilter(page, programs);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const label of labels.slice(1)) {
    test(`deep in the pictures the filter is at hand, and a click shows the first of ${label}`, async ({
      page,
    }) => {
      await openGallery(page);
      await pictures(page).nth(30).scrollIntoViewIfNeeded();
      await expect(box(page, label)).toBeInViewport();
      const before = await box(page, label).boundingBox();
      await box(page, label).check();
      await expectFilter(page, label);
      await expect(pictures(page).first()).toBeInViewport({ ratio: 1 });
      const after = await box(page, label).boundingBox();
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    });
  }

  test("in a low window every label can be reached beside the pictures", async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 480 });
    await openGallery(page);
    await pictures(page).nth(20).scrollIntoViewIfNeeded();
    await box(page, lastLabel).check();
    await expect(box(page, lastLabel)).toBeInViewport();
    await expectFilter(page, lastLabel);
  });
});

test("the static HTML holds all pictures, in modern formats, with their size and place", async ({
  request,
}) => {
  const html = parse(await (await request.get("/gallery")).text());
  const links = html.querySelectorAll('[aria-label="Pictures"] a');
  expect(links.map((link) => link.querySelector("img")?.getAttribute("alt"))).toEqual(descriptions());
  for (const link of links) {
    const image = link.querySelector("img");
    expect(Number(image?.getAttribute("width"))).toBeGreaterThan(0);
    expect(Number(image?.getAttribute("height"))).toBeGreaterThan(0);
    expect(image?.getAttribute("loading")).toBe("lazy");
    const source = link.querySelector('source[type="image/avif"], source[type="image/webp"]');
    expect(source?.getAttribute("srcset")?.split(",").length).toBeGreaterThanOrEqual(3);
  }
  expect(html.querySelector("dialog")).toBeNull();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all pictures show, each a link to its large file, and there is no filter", async ({
    page,
    request,
  }) => {
    await page.goto("/gallery?show=executive-coaching");
    await expect(pictures(page)).toHaveCount(descriptions().length);
    for (const description of descriptions()) {
      await expect(page.getByRole("link", { name: description, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("status")).toBeHidden();
    const files = await pictures(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(new Set(files).size).toBe(descriptions().length);
    const file = await request.get(files[0] ?? "");
    expect(file.headers()["content-type"]).toMatch(/^image\//);
    await pictures(page).first().click();
    await expect(page).toHaveURL(files[0] ?? "");
    await page.goBack();
    await expect(pictures(page)).toHaveCount(descriptions().length);
  });

  test("the pictures have the whole width", async ({ page }) => {
    await page.goto("/gallery");
    const grid = await page.getByRole("region", { name: "Pictures" }).boundingBox();
    const card = await page.getByRole("region", { name: "Pictures" }).locator("..").boundingBox();
    expect(grid?.width).toBeCloseTo(card?.width ?? 0, 0);
  });
});

test("a print has the pictures and no filter", async ({ page }) => {
  await openGallery(page, "?show=executive-coaching");
  await expect(pictures(page)).toHaveCount(descriptions("Executive Coaching").length);
  await page.emulateMedia({ media: "print" });
  await expect(filter(page)).toBeHidden();
  await expect(pictures(page)).toHaveCount(descriptions("Executive Coaching").length);
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing, in the page and in the viewer, in ${scheme}`, async ({ page }) => {
    await openGallery(page);
    await page.evaluate((scheme) => {
      document.documentElement.style.colorScheme = scheme;
    }, scheme);
    await box(page, coaching).check();
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
    await pictures(page).first().click();
    await expect(viewer(page)).toBeVisible();
    expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  });
}
