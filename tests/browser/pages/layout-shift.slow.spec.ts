import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../node/site/path";
import { holdRequests, otherHostsFail, scrollThrough } from "../navigation/visit";
import { watchProblems } from "./page-audit";

// In about one of 150 of these visits, a headless Chromium stops drawing: frames and screenshots never come.
test.describe.configure({ retries: 1 });

test.beforeEach(({ page }) => otherHostsFail(page));

/** In milliseconds. Phones count a new viewport as input, and ignore layout shifts right after it. */
const delay = 600;

const assets = /\.(?:woff2|jpe?g|png|webp|avif|svg)$/;

/** The font and the pictures come well after the first paint. */
async function visitBeforeAssets(page: Page, path: string) {
  const bring = await holdRequests(page, assets);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction((delay) => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.now() > paint.startTime + delay;
  }, delay);
  bring();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  await page.unroute(assets);
}

for (const path of paths) {
  test(`${path}: no shift when the font and the pictures load late`, { tag: "@phone" }, async ({ page }) => {
    // Scrolling takes this long on a busy machine.
    test.setTimeout(240_000);
    const takeProblems = await watchProblems(page);
    await visitBeforeAssets(page, path);
    expect((await takeProblems()).filter((problem) => problem.startsWith("shift of"))).toEqual([]);
  });
}
