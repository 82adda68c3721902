import { expect, type Page, test } from "@playwright/test";
import { paths } from "../site/path";
import { chooseMode, openMenus, uses } from "./page-use";
import { watchViolations } from "./violation";
import { scrollThrough, visit } from "./visit";

/** Without loading a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  const canonical = path === "/home" ? "/" : path;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[^/]${canonical}$`));
}

/** Does everything that a visitor can do on a page. */
export async function use(page: Page, path: string): Promise<void> {
  await scrollThrough(page);
  await uses[path]?.(page);
}

/** Enters the site on a path, follows links to all other pages, and uses each page. */
export async function expectNoViolations(page: Page, entry: string): Promise<void> {
  const violations = await watchViolations(page);
  await visit(page, entry);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await use(page, entry);
  await openMenus(page);
  await chooseMode(page, "dark");
  for (const path of paths.filter((path) => path !== entry && path !== "/home")) {
    await test.step(path, async () => {
      await follow(page, path);
      await use(page, path);
      expect.soft(violations.splice(0), path).toEqual([]);
    });
  }
  await chooseMode(page, "system");
  await chooseMode(page, "light");
  await page.pdf({ format: "A4" });
  await page.goBack();
  await scrollThrough(page);
  expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
  expect(violations).toEqual([]);
}
