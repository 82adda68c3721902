import { expect, type Page, test } from "@playwright/test";
import { footer } from "../../../node/site/content";
import { footerLink, titleOf } from "../../navigation/place";
import { answerOtherHosts, hydrated, visit } from "../../navigation/visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

async function expectHome(page: Page) {
  await expect(page).toHaveURL("/home");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /[^/]\/$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

const planned = footer.links.find(({ isPlanned }) => isPlanned)?.path;

test("an unknown path in the address bar leads to /home, and Back returns in one step", {
  tag: "@firefox",
}, async ({ page }) => {
  await visit(page, "/partners");
  // Does not wait for the page to load, because it redirects before that.
  await page.goto("/flagship/no-such-program?from=mail#there", { waitUntil: "commit" });
  await expectHome(page);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL("/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
  expect(await page.pageErrors({ filter: "all" })).toEqual([]);
});

test.describe("a planned page in the footer", () => {
  test.skip(!planned, "no page is planned");

  test("leads to /home, and Back returns in one step", { tag: "@firefox" }, async ({ page }) => {
    const path = "/gallery";
    await visit(page, path);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await footerLink(page, planned ?? "").click();
    await expectHome(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    expect((await page.consoleMessages()).map((message) => message.text())).toEqual([]);
    expect(await page.pageErrors()).toEqual([]);
  });

  test("on /home, scrolls to the top", { tag: "@firefox" }, async ({ page }) => {
    await visit(page, "/home");
    const link = footerLink(page, planned ?? "");
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
