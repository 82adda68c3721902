import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit";

const orange = "rgb(247, 150, 34)";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const flagship = (page: Page) => main(page).getByRole("button", { name: /^Flagship/ });
const certifications = (page: Page) => main(page).getByRole("button", { name: /^Certifications/ });

/** On a phone the entries are in a sheet that the menu button opens. */
async function openSheet(page: Page) {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
}

test.describe("at every width", () => {
  test("the entry of the page shown is orange, bold and current", async ({ page }) => {
    await visit(page, "/partners");
    await openSheet(page);
    const current = main(page).getByRole("link", { name: "Partners" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toHaveCSS("color", orange);
    expect(
      Number(await current.evaluate((link) => getComputedStyle(link).fontWeight)),
    ).toBeGreaterThanOrEqual(700);
    await expect(main(page).locator("[aria-current]")).toHaveCount(1);
  });

  for (const path of ["/", "/home"]) {
    test(`${path} is the page of the entry Home`, async ({ page }) => {
      await visit(page, path);
      await openSheet(page);
      await expect(main(page).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    });
  }

  for (const [path, menu, subPage] of [
    ["/flagship-programs", "Flagship", "Flagship Programs"],
    ["/flagship/palsam", "Flagship", "PALSAM"],
    ["/certifications-content", "Certifications", "Certifications"],
    ["/certifications/mini-mba", "Certifications", "MINI MBA"],
  ]) {
    test(`on ${path} the button of ${menu} shows ${subPage} and is highlighted`, async ({ page }) => {
      await visit(page, `${path}`);
      await openSheet(page);
      const button = main(page).getByRole("button", { name: `${menu} ${subPage}`, exact: true });
      await expect(button).toHaveCSS("color", orange);
    });
  }

  test("a link of a submenu leads to its page and closes everything", async ({ page }) => {
    await visit(page, "/");
    await openSheet(page);
    await flagship(page).click();
    await main(page).getByRole("link", { name: "Order Making" }).click();
    await expect(page).toHaveURL("/flagship/order-making");
    await expect(main(page).getByRole("link", { name: "Order Making" })).toBeHidden();
  });
});

test.describe("from 1200 px", () => {
  test.skip(({ isMobile }) => isMobile, "the sheet is tested below");

  test("a submenu opens under the pointer and closes when it leaves", async ({ page }) => {
    await visit(page, "/");
    await flagship(page).hover();
    const link = main(page).getByRole("link", { name: "PALSAM" });
    await expect(link).toBeVisible();
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(link).toBeHidden();
  });

  test("a click holds open what the pointer opened, a second closes it", async ({ page }) => {
    await visit(page, "/");
    await certifications(page).click();
    const link = main(page).getByRole("link", { name: "MINI MBA" });
    await expect(link).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(link).toBeVisible();
    await certifications(page).click();
    await expect(link).toBeHidden();
  });

  test("a click elsewhere closes a submenu", async ({ page }) => {
    await visit(page, "/partners");
    await certifications(page).click();
    await page.mouse.click(5, 700);
    await expect(certifications(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("opening one submenu closes the other", async ({ page }) => {
    await visit(page, "/");
    await flagship(page).click();
    await certifications(page).click();
    await expect(main(page).getByRole("link", { name: "PALSAM" })).toBeHidden();
    await expect(main(page).getByRole("link", { name: "MINI MBA" })).toBeVisible();
  });

  test("the header stays in view", async ({ page }) => {
    await visit(page, "/flagship-programs");
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(flagship(page)).toBeInViewport();
  });
});

test.describe("below 1200 px", () => {
  test.skip(({ isMobile }) => !isMobile, "the panels are tested above");

  test("the entries are in a sheet that the menu button opens and closes", async ({ page }) => {
    await visit(page, "/");
    await expect(main(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(main(page).getByRole("link", { name: "Gallery" })).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(main(page)).toBeHidden();
  });

  test("the group of the page shown starts open, the other folded", async ({ page }) => {
    await visit(page, "/flagship/merchandising");
    await openSheet(page);
    await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
    await expect(main(page).getByRole("link", { name: "Merchandising" })).toBeVisible();
    await expect(certifications(page)).toHaveAttribute("aria-expanded", "false");
    await flagship(page).tap();
    await expect(main(page).getByRole("link", { name: "Merchandising" })).toBeHidden();
  });

  test("Escape closes the sheet and returns the focus to the menu button", async ({ page }) => {
    await visit(page, "/");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main(page).getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(main(page)).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test("the focus can leave the open sheet", async ({ page }) => {
    await visit(page, "/partners");
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 14; step++) await page.keyboard.press("Tab");
    const isInside = await page.evaluate(() => document.activeElement?.closest("nav")?.id === "menu");
    expect(isInside).toBe(false);
  });

  test("rows are at least 44 px high", async ({ page }) => {
    await visit(page, "/flagship/palsam");
    await openSheet(page);
    for (const target of await main(page).locator("a:visible, button:visible").all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("Explore Now and the color mode join the sheet", async ({ page }) => {
    await visit(page, "/");
    await openSheet(page);
    await expect(main(page).getByRole("button", { name: "Explore Now" })).toBeVisible();
    await expect(main(page).getByRole("radio", { name: "Dark" })).toBeVisible();
  });
});

test("Explore Now in the header does nothing", async ({ page }) => {
  await visit(page, "/partners");
  await openSheet(page);
  const before = page.url();
  await page.getByRole("button", { name: "Explore Now" }).locator("visible=true").click();
  expect(page.url()).toBe(before);
});
