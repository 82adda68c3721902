import { expect, test } from "@playwright/test";
import { partnerPage } from "../../../node/site/content";
import { visit } from "../../navigation/visit";

// tests/node/site/page.test.ts compares the cells.
test("on a small phone, partners are rows of a table, and in dark mode seals are on a light plate", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, "/partners");
  const table = page.getByRole("table", { name: partnerPage.table.heading });
  for (const heading of await table.getByRole("columnheader").all()) {
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.width).toBeGreaterThan(40);
  }
  const cells = await table.getByRole("row").nth(1).getByRole("cell").all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size, "rows of a partner's cells").toBe(1);
  // A line has room for about twenty letters.
  expect(boxes.at(-1)?.width, "width of the details").toBeGreaterThan(150);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { colorMode: "dark" }));
  const seal = table.getByRole("img").first();
  await expect(seal.locator("xpath=ancestor::div[1]")).toHaveCSS(
    "background-color",
    /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/,
  );
  // This is the color of the name of a seal that fails to load.
  await expect(seal).toHaveCSS("color", "rgb(27, 32, 54)");
});
