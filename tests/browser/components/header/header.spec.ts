import { expect, type Page, test } from "@playwright/test";
import { certificationPaths, flagshipPaths } from "../../../node/site/path";
import { visit } from "../../navigation/visit";
import { main } from "./main-navigation";

const entries = (page: Page) => main(page).locator(":scope > ul > li > :first-child");

test.describe("from 1200 px", () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  /** The logo and the entries in the order of the document. */
  const boxes = (page: Page) =>
    page
      .getByRole("banner")
      .locator("div > a > img")
      .or(entries(page))
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, middle: (top + bottom) / 2 };
        }),
      );

  test("logo and entries are on one middle line, apart from each other, and in place on every page", async ({
    page,
  }) => {
    await visit(page, "/");
    const [logo, ...others] = await boxes(page);
    const row = [logo, ...others].flatMap((box) => box ?? []);
    const gaps = row.slice(1).map((box, index) => {
      const before = row[index] ?? box;
      return Math.max(box.left, before.left) - Math.min(box.right, before.right);
    });
    for (const { middle } of row) expect(middle).toBeCloseTo(row[0]?.middle ?? 0, 0);
    expect(gaps[0]).toBeCloseTo(40, 0);
    for (const gap of gaps.slice(1)) expect(gap).toBeGreaterThanOrEqual(8);
    for (const path of ["/about-us", ...flagshipPaths, ...certificationPaths]) {
      await page.goto(path);
      expect(await boxes(page), path).toEqual(row);
    }
  });

  test("the focus ring is 2 px inside the entry", async ({ page }) => {
    await visit(page, "/");
    await entries(page).first().focus();
    await page.keyboard.press("Tab");
    const inset = await entries(page)
      .nth(1)
      .evaluate((entry) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(entry);
        return -Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
      });
    expect(inset).toBe(2);
  });
});
