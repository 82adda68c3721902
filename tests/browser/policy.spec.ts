import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { securityHeaders } from "../../src/build/host/security-header";
import { headerPolicy } from "../../src/build/policy/header-policy";
import { paths } from "../site/path";
import { stubServices } from "./office-map";
import { chooseMode, useHeader, uses } from "./page-use";
import { watchViolations } from "./violation";
import { scrollThrough, visit } from "./visit";

const entries = ["/home", "/about-us", "/gallery", "/contact-us", "/flagship/palsam"];

/** Follows a link of the site, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  const canonical = path === "/home" ? "/" : path;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[^/]${canonical}$`));
}

async function use(page: Page, path: string): Promise<void> {
  await scrollThrough(page);
  await uses[path]?.(page);
}

for (const entry of entries) {
  test(`who enters at ${entry} can do all there is to do on all pages`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await stubServices(context);
    const violations = await watchViolations(page);
    const isReached = (path: string) => path !== entry && path !== "/home";
    const others = paths.filter(isReached);
    await visit(page, entry);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await use(page, entry);
    await useHeader(page);
    await chooseMode(page, "Dark");
    for (const path of others) {
      await test.step(path, async () => {
        await follow(page, path);
        await use(page, path);
        expect.soft(violations.splice(0), path).toEqual([]);
      });
    }
    await chooseMode(page, "System");
    await chooseMode(page, "Light");
    await page.pdf({ format: "A4" });
    await page.goBack();
    await scrollThrough(page);
    expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
    expect(violations).toEqual([]);
  });
}

for (const mode of ["light", "dark"] as const) {
  test(`every page opens in ${mode} mode as its policy allows, and looks as it is meant to`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await stubServices(context);
    await page.addInitScript((stored) => localStorage.setItem("color-mode", stored), mode);
    const violations = await watchViolations(page);
    for (const path of [...paths, "/404"]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-color-mode", mode);
      await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(29, 36, 70)");
      expect.soft(violations.splice(0), path).toEqual([]);
    }
  });
}

test("a host that sends all headers denies no page anything", async ({ page, context }) => {
  test.setTimeout(120_000);
  await stubServices(context);
  const policy = headerPolicy(paths.map((path) => readFileSync(`public${path}/index.html`, "utf8")));
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...securityHeaders(policy) } });
  });
  const violations = await watchViolations(page);
  for (const path of ["/", "/about-us", "/gallery", "/contact-us", "/partners", "/flagship/palsam"]) {
    await visit(page, path);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await use(page, path);
    expect(violations.splice(0), path).toEqual([]);
  }
});

test("what Gatsby says to those who listen is not seen, and what it focuses not outlined", async ({
  page,
}) => {
  await visit(page, "/partners");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  const announcer = page.getByText("Navigated to", { exact: false });
  await expect(announcer).toHaveAttribute("aria-live", "assertive");
  expect(await announcer.boundingBox()).toMatchObject({ width: 1, height: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
