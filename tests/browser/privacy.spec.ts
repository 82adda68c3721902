import { expect, type Page, test } from "@playwright/test";
import { paths } from "../site/path";
import { openMap, section, stubServices } from "./office-map";
import { chooseMode, uses } from "./page-use";
import { scrollThrough, visit } from "./visit";

/** The names of what the site has stored in the browser. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    kept: Object.keys(localStorage),
    forTab: Object.keys(sessionStorage),
  }));

const isScrollPosition = (name: string) => name.startsWith("@@scroll|");

test("no page asks another host for anything, before a visitor comes near the map", async ({
  page,
  context,
}) => {
  test.slow();
  const asked = await stubServices(context);
  for (const path of paths) {
    await visit(page, path);
    if (path !== "/contact-us") await scrollThrough(page);
    expect(asked, path).toEqual([]);
  }
  await openMap(page);
  await expect(section(page)).toBeInViewport();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("of all that can be done, only the chosen color mode and its scheme are kept", async ({
  page,
  context,
}) => {
  test.slow();
  await stubServices(context);
  for (const [path, use] of Object.entries(uses)) {
    await visit(page, path);
    await use(page);
  }
  expect((await stored(page)).kept).toEqual([]);
  await chooseMode(page, "Dark");
  const { cookies, kept, forTab } = await stored(page);
  expect(cookies).toBe("");
  expect(await context.cookies()).toEqual([]);
  expect(kept.toSorted()).toEqual(["color-mode", "color-scheme"]);
  expect(forTab.filter((name) => !isScrollPosition(name))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});
