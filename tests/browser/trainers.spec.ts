import { expect, type Page, test } from "@playwright/test";
import { trainers } from "../site/content";
import { passTime } from "./clock";
import { draw } from "./gesture";
import { trainerRound } from "./place";
import { hydrated } from "./visit";

const names = trainers.map(({ name }) => name);

const carousel = (page: Page) => page.getByRole("region", { name: "Our trainers" });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });
const portraits = (page: Page) => carousel(page).getByRole("img");

async function expectSlide(page: Page, number: number) {
  await expect(carousel(page).getByRole("group", { name: trainerRound.name(number) })).toBeVisible();
  await expect(carousel(page).getByRole("heading", { level: 3 })).toHaveText(
    names.slice((number - 1) * 5, number * 5),
  );
  await expect(portraits(page)).toHaveCount(names.slice((number - 1) * 5, number * 5).length);
}

/** Opens the page and waits for the script that answers the controls. */
async function open(page: Page) {
  await page.goto("/");
  await hydrated(page);
  await carousel(page).scrollIntoViewIfNeeded();
}

for (const width of [320, 360, 600, 900, 1280, 1920]) {
  test(`at ${width} px there are five a slide, and the page keeps its height`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expectSlide(page, 1);
    const before = await height();
    await button(page, "Next trainers").click();
    await expectSlide(page, 2);
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("five stand in one row from 900 px, three above two below", async ({ page }) => {
  await open(page);
  const tops = await Promise.all(
    (await portraits(page).all()).map(async (image) => (await image.boundingBox())?.y),
  );
  const isWide = (page.viewportSize()?.width ?? 0) >= 900;
  const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  expect(rows).toEqual(isWide ? [5] : [3, 2]);
});

test("the controls show the next and the previous slide, around both ends", async ({ page }) => {
  await open(page);
  for (const number of trainerRound.onward) {
    await button(page, "Next trainers").click();
    await expectSlide(page, number);
  }
  for (const number of trainerRound.backward) {
    await button(page, "Previous trainers").click();
    await expectSlide(page, number);
  }
});

test("the keyboard reaches the controls, and the arrow keys show the slides", async ({ page }) => {
  await open(page);
  await button(page, "Previous trainers").focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Next trainers")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSlide(page, 2);
  await page.keyboard.press("ArrowLeft");
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 2);
});

test.describe("a swipe", () => {
  test.use({ hasTouch: true });

  for (const pointer of ["touch", "pen", "mouse"] as const) {
    test(`by ${pointer} over 40 px shows the next or the previous slide, one of 40 px does not`, async ({
      page,
    }) => {
      await open(page);
      await draw(page, portraits(page).nth(1), pointer, { across: -40 });
      await expectSlide(page, 1);
      await draw(page, portraits(page).nth(1), pointer, { across: -41 });
      await expectSlide(page, 2);
      await draw(page, portraits(page).nth(1), pointer, { across: 41 });
      await expectSlide(page, 1);
    });
  }

  test("down the page scrolls it", async ({ page }) => {
    await open(page);
    const before = await page.evaluate(() => scrollY);
    await draw(page, portraits(page).nth(1), "touch", { across: 60, down: 150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 50);
    await expectSlide(page, 1);
  });
});

test("nothing moves by itself", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await passTime(page, 25_000);
  await expectSlide(page, 1);
});

test("every portrait is described and of its own", async ({ page }) => {
  await open(page);
  const alternatives = await carousel(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(new Set(alternatives).size).toBe(names.length);
  expect(alternatives.every((text) => text && text.length > 20)).toBe(true);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all show, and no control does", async ({ page }) => {
    await page.goto("/");
    await expect(carousel(page).getByRole("heading", { level: 3 })).toHaveText(names);
    await expect(portraits(page)).toHaveCount(names.length);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });
});

test("on paper all show", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(portraits(page)).toHaveCount(names.length);
  await expect(carousel(page).getByRole("button")).toHaveCount(0);
});
