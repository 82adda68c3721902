import { expect, type Page, test } from "@playwright/test";
import { otherHostsFail, pathGroups, scrollThrough, visit } from "./visit";

test.beforeEach(async ({ page }) => {
  await otherHostsFail(page);
  await page.addInitScript(recordShifts);
});

/** A layout shift: its share of the window, the texts that moved, and whether the page had loaded by then. */
type Shift = { value: number; moved: string; isLate: boolean };

/** Keeps every layout shift of a document from its start; those that an input explains do not count. */
function recordShifts() {
  const shifts: { value: number; moved: string; isLate: boolean }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      const sources: { node?: Node }[] = Reflect.get(entry, "sources");
      const moved = sources.map(({ node }) => `${node?.textContent?.slice(0, 40)}`).join(" | ");
      const [navigation] = performance.getEntriesByType("navigation");
      const loadEnd: number = (navigation && Reflect.get(navigation, "loadEventEnd")) || Infinity;
      shifts.push({ value: Reflect.get(entry, "value"), moved, isLate: entry.startTime > loadEnd });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(window, "shifts"));

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);

for (const group of pathGroups) {
  test(`${group.name}: next to nothing moves while they load, and nothing later`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await scrollThrough(page);
        const shifts = await shiftsOf(page);
        expect
          .soft(
            shifts.filter(({ isLate }) => isLate),
            path,
          )
          .toEqual([]);
        expect.soft(sumOf(shifts), path).toBeLessThan(0.01);
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
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    bringFont();
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    const shifts = await shiftsOf(page);
    expect(sumOf(shifts), JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
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
