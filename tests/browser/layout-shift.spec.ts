import { expect, type Page, test } from "@playwright/test";
import { otherHostsFail, pathGroups, scrollThrough, visit } from "./visit";

test.beforeEach(async ({ page }) => {
  await otherHostsFail(page);
  await page.addInitScript(recordShifts);
});

/** Keeps every layout shift of a document from its start; those that an input explains do not count. */
function recordShifts() {
  const shifts: { value: number; moved: string }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      const sources: { node?: Node }[] = Reflect.get(entry, "sources");
      const moved = sources.map(({ node }) => `${node?.textContent?.slice(0, 40)}`).join(" | ");
      shifts.push({ value: Reflect.get(entry, "value"), moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftsOf = (page: Page): Promise<{ value: number; moved: string }[]> =>
  page.evaluate(() => Reflect.get(window, "shifts"));

for (const group of pathGroups) {
  test(`${group.name}: nothing moves while they load, nor on the way down`, async ({ page }) => {
    // The font is in the browser's cache from here on; its first coming is tested below.
    await visit(page, "/partners");
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await scrollThrough(page);
        expect.soft(await shiftsOf(page), path).toEqual([]);
      });
    }
  });
}

for (const path of [
  "/",
  "/about-us",
  "/flagship-programs",
  "/flagship/palsam",
  "/flagship/rx-sales",
  "/certifications/mini-mba",
]) {
  test(`${path}: a font that comes late moves next to nothing`, async ({ page }) => {
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
    bringFont();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check("1em 'Bricolage Grotesque'")))
      .toBe(true);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
  });
}

test("the observer sees a shift", async ({ page }) => {
  await visit(page, "/partners");
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.prepend(Object.assign(document.createElement("p"), { textContent: "Late" }));
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});
