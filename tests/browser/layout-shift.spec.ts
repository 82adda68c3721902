import { expect, type Page, test } from "@playwright/test";
import { otherHostsFail, pathGroups, scrollThrough, visit } from "./visit";

test.beforeEach(async ({ page }) => {
  await otherHostsFail(page);
  await page.addInitScript(recordShifts);
});

/** A layout shift: its share of the window and the texts that moved. */
type Shift = { value: number; moved: string };

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

const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(window, "shifts"));

for (const group of pathGroups) {
  test(`${group.name}: nothing moves while they load, nor later`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await scrollThrough(page);
        expect.soft(await shiftsOf(page), path).toEqual([]);
      });
    }
  });
}

/** Longer than a browser waits for an optional font, and than a phone takes a new window for input; milliseconds. */
const lateness = 600;

/** Opens a path with its font and its pictures held back until well after the page is painted. */
async function visitBeforeAssets(page: Page, path: string) {
  let bring = () => {};
  const isLate = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\.(?:woff2|jpe?g|png|webp|avif|svg)$/, async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(lateness);
  bring();
  await page.waitForLoadState("load");
  await scrollThrough(page);
  await page.unroute(/\.(?:woff2|jpe?g|png|webp|avif|svg)$/);
}

for (const group of pathGroups) {
  test(`${group.name}: nothing moves when the font and the pictures come late`, async ({ page }) => {
    test.slow();
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visitBeforeAssets(page, path);
        expect.soft(await shiftsOf(page), path).toEqual([]);
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
