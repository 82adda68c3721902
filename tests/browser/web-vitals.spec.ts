import { expect, test } from "@playwright/test";
import { buildSync } from "esbuild";
import { visit } from "./visit";

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

test("with a handler, the metrics are reported after hydration too", async ({ page }) => {
  const { outputFiles } = buildSync({
    entryPoints: ["src/report-web-vitals.ts"],
    bundle: true,
    format: "iife",
    globalName: "metrics",
    write: false,
  });
  await visit(page, "/about-us");
  const value = await page.evaluate(
    `new Promise((resolve) => {
      ${outputFiles[0]?.text}
      metrics.reportWebVitals(({ name, value }) => name === "FCP" && resolve(value));
    })`,
  );
  expect(value).toBeGreaterThan(0);
});
