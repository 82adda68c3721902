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

/** A heading may wrap elsewhere in the fallback font; a quarter of what counts as good (web.dev: CLS of 0.1). */
const lateFontLimit = 0.025;

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
        expect.soft(sumOf(shifts), path).toBeLessThan(lateFontLimit);
      });
    }
  });
}

/** Opens a path with its font held back until the page is painted, and waits until the font has been taken in. */
async function visitBeforeFont(page: Page, path: string) {
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
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await page.unroute(/\.woff2$/);
}

for (const group of pathGroups) {
  test(`${group.name}: a font that comes late moves next to nothing`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visitBeforeFont(page, path);
        const shifts = await shiftsOf(page);
        expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(lateFontLimit);
      });
    }
  });
}

test("the observer sees a shift", async ({ page }) => {
  await visit(page, "/partners");
  const pushDown = () =>
    page.evaluate(() => {
      document
        .querySelector("main")
        ?.prepend(Object.assign(document.createElement("p"), { textContent: "Late" }));
    });
  // A phone counts the half second after its window has taken its size as an input's doing.
  await expect
    .poll(async () => {
      await pushDown();
      return shiftsOf(page);
    })
    .not.toEqual([]);
});
