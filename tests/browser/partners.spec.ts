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

test("on the narrowest phone it is a table with visible headings and readable lines", async ({ page }) => {
  await visit(page, "/partners");
  await page.setViewportSize({ width: 320, height: 800 });
  for (const heading of await table(page).getByRole("columnheader").all()) {
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.width).toBeGreaterThan(40);
  }
  const [number, seal, details] = await Promise.all(
    [0, 1, 2].map((index) => table(page).getByRole("row").nth(1).getByRole("cell").nth(index).boundingBox()),
  );
  expect(seal?.y).toBe(number?.y);
  expect(details?.y).toBe(number?.y);
  // About twenty letters a line.
  expect(details?.width).toBeGreaterThan(150);
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
