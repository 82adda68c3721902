import { expect, type Page, test } from "@playwright/test";
import { main, pathBeforeFlagship } from "./main-navigation";
import { certificationMenu, flagshipMenu, linkTo } from "./place";
import { visit } from "./visit";

/*
 * The keyboard and the roles of the APG pattern "Disclosure Navigation Menu":
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */

const button = (page: Page) => page.getByRole("button", { name: flagshipMenu.name, exact: true });
const firstLink = (page: Page) => linkTo(main(page), flagshipMenu.list.path);

/** From the link before it, with Tab. */
async function tabToButton(page: Page) {
  await linkTo(main(page), pathBeforeFlagship).focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await visit(page, "/");
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
});

test("the button controls the list that it discloses", async ({ page }) => {
  await expect(button(page)).toHaveJSProperty("tagName", "BUTTON");
  const id = await button(page).getAttribute("aria-controls");
  await expect(page.locator(`[id="${id}"]`).getByRole("link", { includeHidden: true })).toHaveCount(
    flagshipMenu.links.length,
  );
});

test("the focus discloses the submenu, and is visible on the button and on its links", async ({ page }) => {
  await tabToButton(page);
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await expect(button(page)).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(firstLink(page)).toBeFocused();
  await expect(firstLink(page)).toHaveCSS("outline-style", "solid");
});

for (const key of ["Enter", "Space"]) {
  test(`${key} on the button hides the submenu and discloses it again`, async ({ page }) => {
    await tabToButton(page);
    await page.keyboard.press(key);
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await expect(firstLink(page)).toBeHidden();
    await page.keyboard.press(key);
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await expect(firstLink(page)).toBeVisible();
  });
}

test("Tab skips a hidden submenu", async ({ page }) => {
  await tabToButton(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(firstLink(page)).toBeHidden();
  await expect(page.getByRole("button", { name: certificationMenu.name, exact: true })).toBeFocused();
});

test("Escape hides the submenu and sets the focus on its button", async ({ page }) => {
  await tabToButton(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await expect(firstLink(page)).toBeHidden();
});

test("the submenu hides when the focus leaves it", async ({ page }) => {
  await tabToButton(page);
  await page.keyboard.press("Shift+Tab");
  await expect(firstLink(page)).toBeHidden();
});
