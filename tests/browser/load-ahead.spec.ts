import { expect, test } from "@playwright/test";
import { watchViolations } from "./violation";
import { visit } from "./visit";

for (const [browser, isGecko] of [
  ["a browser that prefetches", false],
  ["Firefox, which a policy keeps from prefetching", true],
] as const) {
  test(`in ${browser}, the pages that links in view lead to are there before a click`, async ({ page }) => {
    await page.addInitScript((answer) => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (property: string, value?: string) => {
        if (property === "-moz-appearance") return answer;
        return value === undefined ? supports(property) : supports(property, value);
      };
    }, isGecko);
    const violations = await watchViolations(page);
    const data = page.waitForResponse("/page-data/partners/page-data.json");
    await visit(page, "/about-us");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).scrollIntoViewIfNeeded();
    await data;
    await page.waitForLoadState("networkidle");
    expect((await page.locator("link[rel=prefetch]").count()) === 0).toBe(isGecko);
    expect(violations).toEqual([]);
    await page.route(/page-data/, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Partners" })).toBeVisible();
  });
}
