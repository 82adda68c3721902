import { expect, type Page, test } from "@playwright/test";
import { partners } from "../site/content";
import { answerOtherHosts, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

const table = (page: Page) => page.getByRole("table", { name: "Our partners" });

test("a table of the partners with number, logo and details, at every width", async ({ page }) => {
  await visit(page, "/partners");
  for (const width of [360, 599, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table(page).getByRole("columnheader")).toHaveText(["Num", "Logo", "Details"]);
    await expect(table(page).getByRole("row")).toHaveCount(partners.length + 1);
    for (const number of [1, 2]) {
      const cells = table(page).getByRole("row").nth(number).getByRole("cell");
      await expect(cells).toHaveCount(3);
      await expect(cells.first()).toHaveText(String(number));
      await expect(cells.nth(1).getByRole("img")).toHaveAttribute("alt", /seal/);
      await expect(cells.last().getByRole("paragraph")).toHaveCount(2);
    }
  }
});

test("from 600 px a row is a row, below it stacks", async ({ page }) => {
  await visit(page, "/partners");
  const cells = table(page).getByRole("row").nth(1).getByRole("cell");
  const seal = () => cells.nth(1).boundingBox();
  const details = () => cells.nth(2).boundingBox();
  await page.setViewportSize({ width: 600, height: 800 });
  expect((await details())?.x).toBeGreaterThanOrEqual(((await seal())?.x ?? 0) + 100);
  expect((await details())?.y).toBe((await seal())?.y);
  await page.setViewportSize({ width: 599, height: 800 });
  expect((await details())?.y).toBeGreaterThanOrEqual(
    ((await seal())?.y ?? 0) + ((await seal())?.height ?? 0),
  );
});

test("the seals stand on a light plate, by night too", async ({ page }) => {
  await visit(page, "/partners");
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { colorMode: "dark" }));
  const plate = table(page).getByRole("img").first().locator("xpath=ancestor::div[1]");
  await expect(plate).toHaveCSS("background-color", "rgb(241, 230, 207)");
});

test("it states the accreditations and the year of the business-education group", async ({ page }) => {
  await visit(page, "/partners");
  await expect(page.getByRole("main")).toContainText("5 accreditations and affiliations");
  await expect(page.getByRole("main")).toContainText("2006");
});
