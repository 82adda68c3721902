import { expect, test } from "@playwright/test";
import { watchViolations } from "../pages/violation";
import { footerLink, titleOf } from "./place";
import { visit } from "./visit";

test("the pages of visible links load before a click", async ({ page }) => {
  const violations = await watchViolations(page);
  // Gatsby loads a few pages every three seconds.
  await page.clock.install();
  await visit(page, "/about-us");
  await footerLink(page, "/partners").scrollIntoViewIfNeeded();
  const isLoaded = async () => {
    await page.clock.runFor(3000);
    return page.evaluate(() => Boolean(Reflect.get(window, "___loader").loadPageSync("/partners")));
  };
  await expect.poll(isLoaded, { intervals: [100] }).toBe(true);
  expect(violations).toEqual([]);
  // Without its data, the page would be loaded as a document.
  await page.route(/page-data|\/partners$/, (route) => route.abort());
  await footerLink(page, "/partners").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("partners"));
});

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
        const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
        const session = await page.context().newCDPSession(page);
        const touchPoints = [{ x: x + 5, y: y + 5 }];
        await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      } else await link.hover();
      await loading;
      expect(new URL(page.url()).pathname).toBe("/about-us");
    });
  });
}
