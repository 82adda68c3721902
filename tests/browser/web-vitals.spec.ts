import { expect, test } from "@playwright/test";

test("without a handler the library of the metrics is not loaded", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await page.goto("/partners", { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes("largest-contentful-paint"))).toEqual([]);
});
