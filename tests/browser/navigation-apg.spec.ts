import { expect, type Page, test } from "@playwright/test";
import { flagshipPaths } from "../site/path";
import { visit } from "./visit";

/*
 * The assertions of the APG pattern "Disclosure Navigation Menu", one test each:
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */

test.use({ viewport: { width: 1280, height: 800 } });
test.skip(({ isMobile }) => isMobile, "the panels are there from 1200 px");

const button = (page: Page) => page.getByRole("button", { name: "Flagship", exact: true });
const firstLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Flagship Programs" });

/** Moves the focus to the link before the button and from there on to it, as a keyboard does. */
async function tabToButton(page: Page) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).focus();
  await page.keyboard.press("Tab");
}

test.beforeEach(async ({ page }) => {
  await visit(page, "/");
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
});

test("the navigation is a labelled navigation landmark", async ({ page }) => {
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("the button that discloses a submenu is a button", async ({ page }) => {
  await expect(button(page)).toHaveJSProperty("tagName", "BUTTON");
});

test("the button controls the list that it discloses", async ({ page }) => {
  const id = await button(page).getAttribute("aria-controls");
  await expect(page.locator(`[id="${id}"]`).getByRole("link", { includeHidden: true })).toHaveCount(
    flagshipPaths.length,
  );
});

test("Tab moves the focus to the button", async ({ page }) => {
  await tabToButton(page);
  await expect(button(page)).toBeFocused();
});

test("the focus discloses the submenu", async ({ page }) => {
  await tabToButton(page);
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await expect(firstLink(page)).toBeVisible();
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

test("Tab moves the focus from the button into the submenu", async ({ page }) => {
  await tabToButton(page);
  await page.keyboard.press("Tab");
  await expect(firstLink(page)).toBeFocused();
});

test("Tab passes over a hidden submenu", async ({ page }) => {
  await tabToButton(page);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Certifications", exact: true })).toBeFocused();
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

test("the page shown is marked as current in its submenu", async ({ page }) => {
  await visit(page, "/flagship/palsam");
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText("PALSAM");
});

test("the focus is visible on button and links", async ({ page }) => {
  await tabToButton(page);
  await expect(button(page)).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(firstLink(page)).toHaveCSS("outline-style", "solid");
});
