import { expect, type Page, test } from "@playwright/test";
import { stubServices } from "./office-map";
import { footerLink } from "./place";
import { expectNoViolations } from "./policy-page";
import { visit } from "./visit";

const isScrollPosition = (name: string) => name.startsWith("@@scroll|");

/** The names of what the site has stored in the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    kept: Object.keys(localStorage).toSorted(),
    forTab: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }));

// Other entries, and hosts that send all headers, are in the slow suite.
test("who enters at /home can do all there is to do, and only the color mode and its scheme are stored", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await stubServices(context);
  await expectNoViolations(page, "/home");
  const { forTab, ...others } = await stored(page);
  expect(others).toEqual({ cookies: "", kept: ["color-mode", "color-scheme"], databases: [] });
  expect(forTab.filter((name) => !isScrollPosition(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("what Gatsby says to those who listen is not seen", async ({ page }) => {
  await visit(page, "/partners");
  await footerLink(page, "/gallery").click();
  const announcer = page.getByText("Navigated to", { exact: false });
  await expect(announcer).toHaveAttribute("aria-live", "assertive");
  expect(await announcer.boundingBox()).toMatchObject({ width: 1, height: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
