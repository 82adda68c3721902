import { expect, type Page, test } from "@playwright/test";
import { partnerPage, partners, words } from "../../../node/site/content";
import { visit } from "../../navigation/visit";

const table = (page: Page) => page.getByRole("table", { name: partnerPage.table.heading });

test.beforeEach(({ page }) => visit(page, "/partners"));

// tests/node/site/page.test.ts compares the cells.
test("a table of partners with number, logo and details, at every width", async ({ page, browserName }) => {
  const { number, logo, details } = words.partners;
  for (const width of [1280, 600, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table(page).getByRole("columnheader")).toHaveText([number, logo, details]);
    await expect(table(page).getByRole("row")).toHaveCount(partners.length + 1);
    for (const heading of await table(page).getByRole("columnheader").all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())?.width).toBeGreaterThan(40);
    }
  }
  const cells = await table(page).getByRole("row").nth(1).getByRole("cell").all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  // A line has room for about twenty letters. Firefox has a scroll bar beside them.
  expect(boxes.at(-1)?.width).toBeGreaterThan(browserName === "firefox" ? 140 : 150);
});

test("the seals are on a light plate, with their name in dark letters, also in dark mode", async ({
  page,
}) => {
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { colorMode: "dark" }));
  const seal = table(page).getByRole("img").first();
  await expect(seal.locator("xpath=ancestor::div[1]")).toHaveCSS("background-color", "rgb(241, 230, 207)");
  await expect(seal).toHaveCSS("color", "rgb(27, 32, 54)");
});
