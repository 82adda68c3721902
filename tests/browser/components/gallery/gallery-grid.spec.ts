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

/** Returns the width of each picture of a group in columns. Expects all frames to be 3:2. */
async function columnsOf(group: Locator): Promise<number[]> {
  const frames: DOMRect[] = await group
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
  for (const { width, height } of frames) expect(width / height).toBeCloseTo(1.5, 1);
  const narrowest = Math.min(...frames.map(({ width }) => width));
  return frames.map(({ width }) => Math.round(width / narrowest));
}

test("the pictures of each category are below its name, in two, three or four columns", async ({ page }) => {
  await openGallery(page);
  const region = page.getByRole("region", { name: words.gallery.pictures });
  const names = region.getByRole("heading", { level: 3 });
  const groups = names.locator("..");
  const withPictures = labels.slice(1).map((label) => items.filter(({ type }) => type === label));
  await expect(names).toHaveText(labels.slice(1));
  for (const [width, across] of [
    [360, 2],
    [599, 2],
    [600, 3],
    [1199, 3],
    [1200, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, ofCategory] of withPictures.entries()) {
      const group = groups.nth(index);
      const tracks = await group.evaluate((grid) => {
        const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(grid);
        return [gridTemplateColumns, gridTemplateRows].map((sizes) => sizes.split(" ").length);
      });
      expect(tracks[0], `columns at ${width} px`).toBe(across);
      const columns = await columnsOf(group);
      expect(columns).toEqual(ofCategory.map(({ isFeatured }) => (isFeatured ? 2 : 1)));
      // One large picture, at the right place, fills the rows.
      if (ofCategory.filter(({ isFeatured }) => isFeatured).length !== 1 || !ofCategory[2]?.isFeatured)
        continue;
      const area = columns.reduce((sum, span) => sum + span ** 2, 2);
      expect(tracks[1], `rows of ${index} at ${width} px`).toBe(Math.ceil(area / across));
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
