import { expect, type Page, test } from "@playwright/test";
import { flagshipPaths } from "../../node/site/path";
import { linkTo, programs, programWith } from "./place";
import { hydrated, visit, watchDocuments } from "./visit";

const [list = "", one = "", other = ""] = flagshipPaths;

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  expect(await scrollPosition(page)).toBeGreaterThan(100);
}

test("a link, Back and Forward open a page at its top", { tag: "@firefox" }, async ({ page }) => {
  await visit(page, list);
  const documents = watchDocuments(page);
  for (const path of [one, other]) {
    await scrollDown(page);
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    const title = programs.find((program) => program.path === path)?.landing.title ?? "";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }
  for (const [go, path] of [
    ["goBack", one],
    ["goBack", list],
    ["goForward", one],
  ] as const) {
    await scrollDown(page);
    await page[go]();
    await expect(page).toHaveURL(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect.poll(() => scrollPosition(page)).toBe(0);
  }
  expect(documents, "documents loaded, which are at their top").toEqual([]);
});

test.describe("between documents", { tag: "@firefox" }, () => {
  test("Back and Forward open a page at its top, and a reload then keeps the position", async ({ page }) => {
    for (const path of [one, other]) {
      await visit(page, path);
      expect(await scrollPosition(page)).toBe(0);
      await scrollDown(page);
    }
    for (const [go, path] of [
      ["goBack", one],
      ["goForward", other],
    ] as const) {
      await page[go]();
      await hydrated(page);
      await expect(page).toHaveURL(path);
      expect(await scrollPosition(page)).toBe(0);
      await scrollDown(page);
    }
    const before = await scrollPosition(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollPosition(page)).toBe(before);
  });

  test("Back opens a page at the section that its address names", async ({ page }) => {
    const { path } = programWith("outline");
    await visit(page, `${path}#outline`);
    const section = await scrollPosition(page);
    expect(section).toBeGreaterThan(100);
    await page.evaluate(() => window.scrollTo(0, 0));
    await visit(page, list);
    await page.goBack();
    await hydrated(page);
    expect(await scrollPosition(page)).toBe(section);
  });
});

test("a page from the back-forward cache is shown from its top", { tag: "@firefox" }, async ({ page }) => {
  await visit(page, one);
  await scrollDown(page);
  // Playwright disables the cache in Chromium.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("a link to the current page scrolls to its top, and adds no step to the history", {
  tag: "@firefox",
}, async ({ page }) => {
  await visit(page, "/partners");
  await scrollDown(page);
  const steps = await page.evaluate(() => history.length);
  await linkTo(page.getByRole("banner"), "/partners").click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
