import { expect, type Page, test } from "@playwright/test";
import { footerLink, titleOf } from "./place";
import { hydrated } from "./visit";

const family = "Bricolage Grotesque";

/**
 * Tells whether the heading is in the brand's typeface. Compares its width with the widths in the brand font
 * and in the fallback.
 */
function isInBrandFont(page: Page): Promise<boolean> {
  return page.evaluate(async (name) => {
    await document.fonts.ready;
    const heading = document.querySelector("h1");
    if (!heading) throw new Error("The page has no heading");
    const width = (font: string) => {
      const copy = document.createElement("span");
      copy.textContent = heading.textContent;
      Object.assign(copy.style, { font: `800 60px ${font}`, position: "absolute", whiteSpace: "nowrap" });
      document.body.append(copy);
      const measured = copy.getBoundingClientRect().width;
      copy.remove();
      return measured;
    };
    const { fontFamily } = getComputedStyle(heading);
    // Firefox returns the name without quotation marks.
    return width(fontFamily) !== width(fontFamily.replace(RegExp(`"?${name}"?,`), ""));
  }, family);
}

/** Delays the fonts until the page is painted. */
async function openWithLateFont(page: Page, path: string) {
  let bringFont = () => {};
  const isPainted = new Promise<void>((resolve) => {
    bringFont = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // Longer than a browser waits for an optional font.
  await page.waitForTimeout(300);
  bringFont();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}

// A program has deferred styles. A stylesheet that is added later makes browsers match the fonts again.
test("a font that loads late is used from the next page on", async ({ page }) => {
  await openWithLateFont(page, "/flagship/palsam");
  expect(await isInBrandFont(page)).toBe(false);
  await footerLink(page, "/partners").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
  await expect.poll(() => isInBrandFont(page)).toBe(true);
});

// In Firefox, Playwright disables the cache.
test("a font that loads in time is requested once", { tag: "@chromium" }, async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(request.url());
  });
  await page.goto("/about-us");
  await hydrated(page);
  // The font is in the browser's cache now, so it is available before the first paint.
  await page.reload();
  await hydrated(page);
  expect(await isInBrandFont(page)).toBe(true);
  fonts.length = 0;
  await footerLink(page, "/partners").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
  expect(fonts).toEqual([]);
});
