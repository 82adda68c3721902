import { expect, type Page, test } from "@playwright/test";
import { programs, templatePaths } from "../navigation/place";
import { otherHostsFail, visit } from "../navigation/visit";

test.beforeEach(({ page }) => otherHostsFail(page));

/** The pictures of landings and slides are composed for this window. */
const usualWindow = { width: 1280, height: 800 };

/** The share of the width of a landing, and of a slide, that is ground for text (docs/editing.md). */
const textShare = 0.42;
const slideTextShare = 0.47;

const wideWindows = [
  { width: 1920, height: 900 },
  { width: 2560, height: 1300 },
  { width: 3840, height: 900 },
  { width: 3840, height: 2160 },
];

/**
 * Returns the shares of a picture's width and height that its box shows, the share of its width that is cut off on
 * the right, and its left edge. By default, the picture is the main one of the page.
 */
function shownShare(page: Page, selector = "main img[fetchpriority=high]") {
  return page.evaluate((selector) => {
    const image = document.querySelector<HTMLImageElement>(selector);
    if (!image) throw new Error(`The page has no ${selector}`);
    const { left, width, height } = image.getBoundingClientRect();
    // `naturalWidth` is 0 while a larger file loads.
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const drawnWidth = Math.max(width, height * ratio);
    const across = width / drawnWidth;
    const cutOff = (1 - across) * (1 - Number.parseFloat(getComputedStyle(image).objectPosition) / 100);
    return { across, down: (height * ratio) / drawnWidth, cutOff, left, width };
  }, selector);
}

test("wide windows show no less of a landing or slide than usual ones", async ({ page }) => {
  test.slow();
  for (const path of templatePaths) {
    await page.setViewportSize(usualWindow);
    await visit(page, path);
    const usual = await shownShare(page);
    for (const window of wideWindows) {
      await page.setViewportSize(window);
      const shown = await shownShare(page);
      const place = `${path} at ${window.width} × ${window.height}`;
      expect.soft(shown.across, `${place}, width`).toBeGreaterThan(usual.across - 0.01);
      expect.soft(shown.down, `${place}, height`).toBeGreaterThan(usual.down - 0.01);
    }
  }
});

test("low windows show the whole subject of a landing or slide beside its text", async ({ page }) => {
  test.slow();
  for (const path of templatePaths) {
    await visit(page, path);
    for (const window of [
      { width: 568, height: 320 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(window);
      const { across, down, cutOff } = await shownShare(page);
      const place = `${path} at ${window.width} × ${window.height}`;
      expect.soft(cutOff, `${place}, right side`).toBeLessThan(0.01);
      expect
        .soft(across, `${place}, width`)
        .toBeGreaterThan(1 - (path === "/" ? slideTextShare : textShare) - 0.01);
      expect.soft(down, `${place}, height`).toBeGreaterThan(0.95);
    }
  }
});

test("cards show the right side of their pictures, where the subject is", async ({ page }) => {
  await visit(page, "/flagship-programs");
  for (const width of [360, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { cutOff } = await shownShare(page, "main li:last-child article img");
    expect(cutOff, `share that is cut off at ${width} px`).toBeLessThan(0.05);
  }
});

/** Writes texts as long as the content check allows. Runs in the page. */
function fillLanding() {
  const card = document.querySelector("h1")?.parentElement;
  const limits = [50, 65, 300];
  for (const [index, element] of [...(card?.querySelectorAll("h1, p") ?? [])].entries())
    element.textContent = "Certified international professional trainers ".repeat(9).slice(0, limits[index]);
}

test("the longest texts of a landing end before its subject", async ({ page }) => {
  const program = programs.find(({ landing }) => landing.tagline && landing.text);
  await visit(page, program?.path ?? "/about-us");
  await page.evaluate(fillLanding);
  for (const window of [{ width: 1200, height: 700 }, usualWindow, ...wideWindows]) {
    await page.setViewportSize(window);
    const { left, width } = await shownShare(page);
    const card = await page.getByRole("heading", { level: 1 }).locator("..").boundingBox();
    expect.soft((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(left + width * textShare + 1);
  }
});
