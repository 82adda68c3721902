import { expect, type Page, test } from "@playwright/test";
import { flagshipPaths, paths } from "../site/path";
import { answerOtherHosts, hydrated, pathGroups, scrollThrough, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

/** Collects whatever the page complains about, from now on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // What the page left behind still asked for when the next one was opened.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  expect(await scrollPosition(page)).toBeGreaterThan(100);
}

for (const group of pathGroups) {
  test(`${group.name}: no message in the console, no error, no failed request`, async ({ page }) => {
    test.slow();
    const faults = faultsOf(page);
    for (const path of group.paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await scrollThrough(page);
        expect.soft(faults.splice(0), path).toEqual([]);
      });
    }
  });
}

test("every page opens from the footer or its menu without a reload, at its top, without a message", async ({
  page,
}) => {
  test.slow();
  const faults = faultsOf(page);
  await visit(page, "/home");
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const others = paths.filter((path) => path !== "/home" && path !== "/");
  for (const path of [...others, "/"]) {
    await test.step(path, async () => {
      await scrollDown(page);
      await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(path);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[^/]${path}$`));
      await expect.poll(() => scrollPosition(page)).toBe(0);
      expect.soft(faults.splice(0), path).toEqual([]);
    });
  }
  expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
});

test("Back and Forward open a page at its top", async ({ page }) => {
  const [list = "", first = "", second = ""] = flagshipPaths;
  await visit(page, list);
  for (const path of [first, second]) {
    await scrollDown(page);
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(path === first ? "PALSAM" : "RX: Sales");
  }
  for (const [go, path] of [
    ["goBack", first],
    ["goBack", list],
    ["goForward", first],
  ] as const) {
    await scrollDown(page);
    await page[go]();
    await expect(page).toHaveURL(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }
});

test("a typed address opens its page at its top, also where it was scrolled before", async ({ page }) => {
  for (const path of ["/flagship/palsam", "/flagship/rx-sales", "/flagship/palsam"]) {
    await visit(page, path);
    expect(await scrollPosition(page)).toBe(0);
    await scrollDown(page);
    // A position is kept with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
});

test("a page that is loaded again stays where it was", async ({ page }) => {
  await visit(page, "/flagship/palsam");
  await scrollDown(page);
  const before = await scrollPosition(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(before);
});
