import { expect, type Page, test } from "@playwright/test";
import { partnerPage, partners, words } from "../site/content";
import { answerOtherHosts, visit } from "./visit";

test.beforeEach(({ context }) => answerOtherHosts(context));

const table = (page: Page) => page.getByRole("table", { name: partnerPage.table.heading });

test("a table of the partners with number, logo and details, at every width", async ({ page }) => {
  await visit(page, "/partners");
  for (const width of [360, 599, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table(page).getByRole("columnheader")).toHaveText([
      words.partners.number,
      words.partners.logo,
      words.partners.details,
    ]);
    await expect(table(page).getByRole("row")).toHaveCount(partners.length + 1);
    for (const [index, { logo, details }] of partners.entries()) {
      const cells = table(page)
        .getByRole("row")
        .nth(index + 1)
        .getByRole("cell");
      await expect(cells.first()).toHaveText(String(index + 1));
      await expect(cells.nth(1).getByRole("img")).toHaveAttribute("alt", logo.alt);
      await expect(cells.last().getByRole("paragraph")).toHaveText(details);
    }
  }
});

test("on the narrowest phone it is a table with visible headings and readable lines", async ({
  page,
  browserName,
}) => {
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
  // Room for about twenty letters in a line. Firefox has a scroll bar beside them.
  expect(details?.width).toBeGreaterThan(browserName === "firefox" ? 140 : 150);
});

test("the seals are on a light plate, also in dark mode", async ({ page }) => {
  await visit(page, "/partners");
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { colorMode: "dark" }));
  const plate = table(page).getByRole("img").first().locator("xpath=ancestor::div[1]");
  await expect(plate).toHaveCSS("background-color", "rgb(241, 230, 207)");
});
