import { expect, type Locator, type Page, test } from "@playwright/test";
import { words } from "../../../node/site/content";
import {
  all,
  box,
  category,
  descriptions,
  expectFilter,
  items,
  labels,
  openGallery,
  otherCategory,
  pictures,
} from "./gallery-page";

const last = labels.at(-1) ?? "";

const filter = (page: Page) => page.getByRole("group", { name: words.gallery.filter });

/** Returns the numbers of pictures in the rows of a category. Expects all frames to be 3:2. */
async function rowsOf(group: Locator): Promise<number[]> {
  const frames: DOMRect[] = await group
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
  for (const { width, height } of frames) expect(width / height).toBeCloseTo(1.5, 1);
  const tops = frames.map(({ top }) => Math.round(top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** Returns the expected numbers of pictures in the rows. The pattern repeats until `count` pictures have a place. */
function rowsFor(count: number, pattern: number[]): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left)
    rows.push(Math.min(left, pattern[rows.length % pattern.length] ?? left));
  return rows;
}

test("the pictures of each category are below its name, in rows of up to two, three or four", async ({
  page,
}) => {
  await openGallery(page);
  const region = page.getByRole("region", { name: words.gallery.pictures });
  const names = region.getByRole("heading", { level: 3 });
  await expect(names).toHaveText(labels.slice(1));
  for (const [width, pattern] of [
    [360, [1, 2, 2, 2]],
    [599, [1, 2, 2, 2]],
    [600, [2, 3, 2]],
    [1199, [2, 3, 2]],
    [1200, [3, 2, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, label] of labels.slice(1).entries()) {
      const { length } = items.filter(({ type }) => type === label);
      const rows = await rowsOf(names.locator("..").nth(index));
      expect(rows, `${label} at ${width} px`).toEqual(rowsFor(length, [...pattern]));
    }
  }
});

test("the filter is beside the pictures from 900 px; below, a row of chips is above them", async ({
  page,
}) => {
  await openGallery(page);
  for (const width of [900, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const side = await filter(page).boundingBox();
    const grid = await page.getByRole("region", { name: words.gallery.pictures }).boundingBox();
    const whole = await filter(page).locator("..").boundingBox();
    expect(side && whole && side.width / whole.width).toBeCloseTo(2.5 / 12, 3);
    expect(side && grid && side.x + side.width).toBeLessThan(grid?.x ?? 0);
    expect(side?.y).toBeCloseTo(grid?.y ?? 0, 0);
  }
  const row = filter(page).getByRole("list");
  const chips = () =>
    row
      .getByRole("listitem")
      .evaluateAll((items) =>
        items
          .map((item) => item.getBoundingClientRect())
          .map(({ top, height }) => ({ top: Math.round(top), height })),
      );
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(new Set((await chips()).map(({ top }) => top)).size).toBe(1);
    for (const { height } of await chips()) expect(height).toBeGreaterThanOrEqual(44);
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a chip that Back checks scrolls into view", { tag: "@firefox" }, async ({ page }) => {
    await openGallery(page);
    await box(page, last).check();
    await expect(box(page, last)).toBeInViewport();
    await box(page, last).uncheck();
    await expect(box(page, all)).toBeInViewport();
    await page.goBack();
    await expect(box(page, last)).toBeInViewport();
  });

  test("a click keeps the scroll position of the page", { tag: "@firefox" }, async ({ page }) => {
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

test("far down the page the filter is in view, and a click shows its first picture", {
  tag: "@firefox",
}, async ({ page }) => {
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
