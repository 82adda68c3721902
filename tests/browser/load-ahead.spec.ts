import { expect, test } from "@playwright/test";
import { footerLink, titleOf } from "./place";
import { watchViolations } from "./violation";
import { visit } from "./visit";

for (const [browser, isGecko] of [
  ["a browser that prefetches", false],
  ["Firefox, where the policy blocks prefetching", true],
] as const) {
  test(`in ${browser}, the pages of visible links load before a click`, {
    tag: isGecko ? [] : "@chromium",
  }, async ({ page }) => {
    await page.addInitScript((answer) => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (property: string, value?: string) => {
        if (property === "-moz-appearance") return answer;
        return value === undefined ? supports(property) : supports(property, value);
      };
    }, isGecko);
    const violations = await watchViolations(page);
    let isFetched = false;
    page.on("requestfinished", (request) => {
      isFetched ||= request.url().endsWith("/page-data/partners/page-data.json");
    });
    // Gatsby prefetches a few pages every three seconds.
    await page.clock.install();
    await visit(page, "/about-us");
    await footerLink(page, "/partners").scrollIntoViewIfNeeded();
    const isFetchedLater = async () => {
      await page.clock.runFor(3000);
      return isFetched;
    };
    await expect.poll(isFetchedLater, { intervals: [100] }).toBe(true);
    expect((await page.locator("link[rel=prefetch]").count()) === 0).toBe(isGecko);
    expect(violations).toEqual([]);
    // Without its data, the page would be loaded as a document.
    await page.route(/page-data|\/partners$/, (route) => route.abort());
    await footerLink(page, "/partners").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
  });
}

for (const [gesture, hasTouch] of [
  ["the pointer is over", false],
  ["a finger touches", true],
] as const) {
  test.describe(`when ${gesture} a link,`, { tag: "@chromium" }, () => {
    test.use({ hasTouch });

    test("its page loads before the click, also if the visitor saves data", async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
      await visit(page, "/about-us");
      const link = footerLink(page, "/partners");
      await link.scrollIntoViewIfNeeded();
      const loading = page.waitForRequest(/\/page-data\/partners\/page-data\.json$/);
      if (hasTouch) {
        const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
        const session = await page.context().newCDPSession(page);
        const touchPoints = [{ x: x + 5, y: y + 5 }];
        await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      } else await link.hover();
      await loading;
      expect(new URL(page.url()).pathname).toBe("/about-us");
    });
  });
}
