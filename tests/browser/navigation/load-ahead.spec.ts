import { expect, type Page, test } from "@playwright/test";
import { watchViolations } from "../pages/violation";
import { footerLink, titleOf } from "./place";
import { visit, watchRequests } from "./visit";

const isLoaded = (page: Page) =>
  page.evaluate(() => Boolean(Reflect.get(window, "___loader").loadPageSync("/partners")));

/** Opens a page and scrolls to a link. Gatsby loads a few pages every three seconds. */
async function showLink(page: Page) {
  await page.clock.install();
  await visit(page, "/about-us");
  const link = footerLink(page, "/partners");
  await link.scrollIntoViewIfNeeded();
  return link;
}

test("the pages of visible links load before a click", { tag: "@firefox" }, async ({ page }) => {
  const violations = await watchViolations(page);
  const link = await showLink(page);
  const isSoonLoaded = async () => {
    await page.clock.runFor(3000);
    return isLoaded(page);
  };
  await expect.poll(isSoonLoaded, { intervals: [100] }).toBe(true);
  expect(violations).toEqual([]);
  // Without its data, the page would be loaded as a document.
  await page.route(/page-data|\/partners$/, (route) => route.abort());
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
});

test("if the visitor saves data, a page loads when the pointer is over its link, and no page before that", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requested = watchRequests(page, () => true);
  const link = await showLink(page);
  for (let turn = 0; turn < 4; turn++) {
    await page.clock.runFor(3000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const early = requested.filter((path) => /^\/page-data\/(?!about-us|app-data|sq\/)/.test(path));
  expect(early, "pages loaded ahead although the visitor saves data").toEqual([]);
  await link.hover();
  await expect.poll(() => isLoaded(page), "the page of the link is loaded").toBe(true);
  expect(new URL(page.url()).pathname).toBe("/about-us");
});
