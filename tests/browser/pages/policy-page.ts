import { expect, type Page, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { menuButton } from "../components/header/main-navigation";
import { scrollThrough, visit } from "../navigation/visit";
import { statesAt } from "./page-state";
import { watchViolations } from "./violation";

/** Follows a link without loading a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(path);
  const canonical = path === "/home" ? "/" : path;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`[^/]${canonical}$`));
}

async function use(page: Page, path: string): Promise<void> {
  await scrollThrough(page);
  const own = path === "/home" ? "/" : path;
  for (const state of statesAt(page.viewportSize()?.width).filter(({ path }) => path === own)) {
    await state.reach(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}

async function chooseMode(page: Page, mode: "light" | "dark" | "system"): Promise<void> {
  const radio = page.getByRole("radio", { name: words.colorMode[mode] }).locator("visible=true");
  const isInMenu = (await menuButton(page).isVisible()) && !(await radio.isVisible());
  if (isInMenu) await menuButton(page).click();
  await radio.check();
  if (isInMenu) await menuButton(page).click();
}

export async function expectNoViolations(page: Page, entry: string, others: Iterable<string>): Promise<void> {
  const violations = await watchViolations(page);
  await visit(page, entry);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await use(page, entry);
  await chooseMode(page, "dark");
  for (const path of others) {
    if (path === entry || path === "/home") continue;
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
