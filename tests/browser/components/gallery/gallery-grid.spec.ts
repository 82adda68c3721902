import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { words } from "../../../node/site/content";
import { scrollThrough } from "../../navigation/visit";
import {
  all,
  box,
  category,
  descriptions,
  expectFilter,
  labels,
  openGallery,
  otherCategory,
  pictures,
} from "./gallery-page";

const last = labels.at(-1) ?? "";

const filter = (page: Page) => page.getByRole("group", { name: words.gallery.filter });

/** Returns how many columns wide each picture is. All are in 3:2 frames. */
async function columnsOf(page: Page): Promise<number[]> {
  const frames: DOMRect[] = await pictures(page)
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
  for (const { width, height } of frames) expect(width / height).toBeCloseTo(1.5, 1);
  const narrowest = Math.min(...frames.map(({ width }) => width));
  return frames.map(({ width }) => Math.round(width / narrowest));
}

test("some pictures are two columns wide, but none in a selection", async ({ page }) => {
  await openGallery(page);
  const columns = await columnsOf(page);
  expect(columns[0]).toBe(2);
  expect(new Set(columns)).toEqual(new Set([1, 2]));
  await box(page, category.label).check();
  expect(new Set(await columnsOf(page))).toEqual(new Set([1]));
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px, no row but the last has a gap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/gallery");
    const columns = await columnsOf(page);
    const area = columns.reduce((sum, span) => sum + span ** 2, 0);
    const { across, down } = await pictures(page)
      .first()
      .evaluate((picture) => {
        const grid = getComputedStyle(picture.closest("ul") ?? picture);
        const count = (tracks: string) => tracks.split(" ").length;
        return { across: count(grid.gridTemplateColumns), down: count(grid.gridTemplateRows) };
      });
    expect(down).toBe(Math.ceil(area / across));
  });
}

test("a capture of the whole page shows all pictures", async ({ page }) => {
  await page.goto("/gallery");
  // Browsers fetch lazy pictures at different distances.
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const frames = await pictures(page)
    .getByRole("img")
    .evaluateAll((images) =>
      images.map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return { left: left + scrollX, top: top + scrollY, width, height };
      }),
    );
  const capture = sharp(await page.screenshot({ fullPage: true }));
  const ranges = await Promise.all(
    frames.map(async ({ left, top, width, height }) => {
      const part = {
        left: Math.ceil(left) + 8,
        top: Math.ceil(top) + 8,
        width: Math.floor(width) - 16,
        height: Math.floor(height) - 16,
      };
      // Without `clone` and `toBuffer`, `stats` would read the whole input.
      const { channels } = await sharp(await capture.clone().extract(part).toBuffer()).stats();
      return Math.max(...channels.map(({ min, max }) => max - min));
    }),
  );
  expect(ranges).toHaveLength(descriptions().length);
  // A frame without its picture has one color.
  expect(ranges.filter((range) => range < 16)).toEqual([]);
});

test("from 900 px the filter takes 2.5 of 12 columns, beside the pictures", async ({ page }) => {
  await page.goto("/gallery");
  for (const width of [900, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const side = await filter(page).boundingBox();
    const grid = await page.getByRole("region", { name: words.gallery.pictures }).boundingBox();
    const whole = await filter(page).locator("..").boundingBox();
    expect(side && whole && side.width / whole.width).toBeCloseTo(2.5 / 12, 3);
    expect(side && grid && side.x + side.width).toBeLessThan(grid?.x ?? 0);
    expect(side?.y).toBeCloseTo(grid?.y ?? 0, 0);
  }
});

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

  test("the filter is one row of chips that scrolls, each at least 44 px high", async ({ page }) => {
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
  });

  test("a chip that Back checks scrolls into view", async ({ page }) => {
    await openGallery(page);
    await box(page, last).check();
    await expect(box(page, last)).toBeInViewport();
    await box(page, last).uncheck();
    await expect(box(page, all)).toBeInViewport();
    await page.goBack();
    await expect(box(page, last)).toBeInViewport();
  });

  test("a click keeps the scroll position of the page", async ({ page }) => {
    await openGallery(page);
    // Further down, a click scrolls to the first pictures.
    await box(page, category.label).evaluate((chip) =>
      chip.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }),
    );
    const before = await page.evaluate(() => window.scrollY);
    // In Firefox, Playwright's `check` scrolls.
    const chip = await box(page, category.label).boundingBox();
    await page.mouse.click((chip?.x ?? 0) + 5, (chip?.y ?? 0) + 5);
    await expectFilter(page, category.label);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test("far down the page the filter is in view, and a click shows its first picture", async ({ page }) => {
  await openGallery(page);
  await pictures(page)
    .nth(Math.floor(descriptions().length / 2))
    .scrollIntoViewIfNeeded();
  await expect(box(page, otherCategory.label)).toBeInViewport();
  const before = await box(page, otherCategory.label).boundingBox();
  await box(page, otherCategory.label).check();
  await expectFilter(page, otherCategory.label);
  // Where the page ends at a fraction of a pixel, a ratio of 1 is never reached.
  await expect(pictures(page).first(), "the first picture of the category").toBeInViewport({ ratio: 0.99 });
  const after = await box(page, otherCategory.label).boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("in a low viewport every label beside the pictures can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 480 });
  await openGallery(page);
  await pictures(page)
    .nth(Math.floor(descriptions().length / 2))
    .scrollIntoViewIfNeeded();
  await box(page, last).check();
  await expect(box(page, last)).toBeInViewport();
  await expectFilter(page, last);
});

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("shows all pictures in the full width, without a filter", async ({ page }) => {
    await page.goto(`/gallery?show=${category.word}`);
    await expect(pictures(page).getByRole("img")).toHaveCount(descriptions().length);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("status")).toBeHidden();
    const grid = await page.getByRole("region", { name: words.gallery.pictures }).boundingBox();
    const card = await page.getByRole("region", { name: words.gallery.pictures }).locator("..").boundingBox();
    expect(grid?.width).toBeCloseTo(card?.width ?? 0, 0);
  });
});
