import { expect, test } from "@playwright/test";
import { visit } from "../navigation/visit";

test("without a handler, the metrics library is not loaded", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await visit(page, "/partners");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes("largest-contentful-paint"))).toEqual([]);
});
