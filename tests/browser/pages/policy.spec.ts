import { expect, type Page, test } from "@playwright/test";
import { stubServices } from "../components/office-map/office-map";
import { templatePaths } from "../navigation/place";
import { states } from "./page-state";
import { expectNoViolations } from "./policy-page";

const isScrollPosition = (name: string) => name.startsWith("@@scroll|");

const stored = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    kept: Object.keys(localStorage).toSorted(),
    forTab: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }));

// The slow suite tests all pages, other entries, and hosts that send all headers.
test("nothing is blocked, and only the color mode and its scheme are stored", async ({ page, context }) => {
  test.slow();
  await stubServices(context);
  await expectNoViolations(page, "/home", new Set([...states.map(({ path }) => path), ...templatePaths]));
  const { forTab, ...others } = await stored(page);
  expect(others).toEqual({ cookies: "", kept: ["color-mode", "color-scheme"], databases: [] });
  expect(forTab.filter((name) => !isScrollPosition(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
