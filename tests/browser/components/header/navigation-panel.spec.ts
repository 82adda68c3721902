import { expect, type Page, test } from "@playwright/test";
import { flagshipMenu, linkTo } from "../../navigation/place";
import { holdScripts, hydrated, pauseClock, visit } from "../../navigation/visit";
import {
  certificationLink,
  certifications,
  flagship,
  flagshipLink,
  main,
  pathAfterCertifications,
  pathBeforeFlagship,
} from "./main-navigation";

test.use({ viewport: { width: 1200, height: 800 } });

const leave = (page: Page) => page.mouse.move(5, 700);

async function expectPanel(page: Page, isOpen: boolean) {
  await expect(flagship(page)).toHaveAttribute("aria-expanded", `${isOpen}`);
  await expect(flagshipLink(page)).toBeVisible({ visible: isOpen });
}

async function tabToButton(page: Page) {
  await linkTo(main(page), pathBeforeFlagship).focus();
  await page.keyboard.press("Tab");
  await expect(flagship(page)).toBeFocused();
}

test.describe("by pointer", { tag: "@firefox" }, () => {
  test.beforeEach(({ page }) => visit(page, "/partners"));

  test("a click keeps a submenu open; a second one, or one elsewhere, closes it", async ({ page }) => {
    for (const close of [
      () => flagship(page).click(),
      () => page.mouse.click(5, 700),
      () => certifications(page).click(),
    ]) {
      await flagship(page).click();
      await leave(page);
      await expectPanel(page, true);
      await close();
      await leave(page);
      await expectPanel(page, false);
    }
    await expect(certificationLink(page)).toBeVisible();
  });

  test("a submenu is open while the pointer is on it, unless Escape closes it", async ({ page }) => {
    await flagship(page).hover();
    await flagshipLink(page).hover();
    await expectPanel(page, true);
    await leave(page);
    await expectPanel(page, false);
    await flagship(page).hover();
    await page.keyboard.press("Escape");
    await expectPanel(page, false);
    await expect(flagship(page)).not.toBeFocused();
    await certifications(page).press("Enter");
    await expect(certificationLink(page)).toBeVisible();
    await leave(page);
    await flagship(page).hover();
    await expectPanel(page, true);
  });
});

test.describe("on the way to a panel", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, "/about-us");
    await pauseClock(page, 5000);
  });

  test("the pointer can cross other entries, if the menu was pointed at or clicked", async ({ page }) => {
    for (const open of [() => flagship(page).hover(), () => flagship(page).click()]) {
      await open();
      await expectPanel(page, true);
      await certifications(page).hover();
      await page.clock.runFor(200);
      await linkTo(main(page), pathAfterCertifications).hover();
      await page.clock.runFor(200);
      await linkTo(main(page), flagshipMenu.links.at(-1)?.path ?? "").hover();
      await page.clock.runFor(5000);
      await expectPanel(page, true);
      await leave(page);
      await page.clock.runFor(5000);
    }
  });

  test("a neighbor on which the pointer rests opens, unless Escape comes before", async ({ page }) => {
    await flagship(page).hover();
    await certifications(page).hover();
    await expectPanel(page, true);
    await page.clock.runFor(5000);
    await expectPanel(page, false);
    await expect(certificationLink(page)).toBeVisible();
    await flagship(page).hover();
    await page.keyboard.press("Escape");
    await page.clock.runFor(5000);
    await expectPanel(page, false);
    await expect(certificationLink(page)).toBeHidden();
  });
});

// The keys and the roles of the APG pattern "Disclosure Navigation Menu":
// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
test.describe("by keyboard", { tag: "@firefox" }, () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await tabToButton(page);
  });

  test("a submenu is one stop; Enter and Space on its button show the list that it controls, and hide it", async ({
    page,
  }) => {
    await expectPanel(page, false);
    await page.keyboard.press("Tab");
    await expect(certifications(page)).toBeFocused();
    await expect(certificationLink(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(main(page).locator(`a[href="${pathAfterCertifications}"]`)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(flagship(page)).toBeFocused();
    await expectPanel(page, false);
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expectPanel(page, true);
      await page.keyboard.press(key);
      await expectPanel(page, false);
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: flagshipMenu.name, exact: true })).toBeFocused();
    const id = await flagship(page).getAttribute("aria-controls");
    const links = page.locator(`[id="${id}"]`).getByRole("link");
    await expect(links).toContainText(flagshipMenu.links.map(({ name }) => name));
  });

  test("Escape hides the submenu and focuses its button; leaving it hides it too", async ({ page }) => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(flagshipLink(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(flagship(page)).toBeFocused();
    await expectPanel(page, false);
    await page.keyboard.press("Enter");
    await expectPanel(page, true);
    await page.keyboard.press("Shift+Tab");
    await expectPanel(page, false);
    await page.keyboard.press("Tab");
    await expect(flagship(page)).toBeFocused();
    await expectPanel(page, false);
  });
});

test("before the scripts load, the focus opens a panel, and a panel under the pointer hides it", async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await tabToButton(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(flagshipLink(page)).toBeFocused();
  await certifications(page).hover();
  await expect(flagshipLink(page)).toBeHidden();
  await expect(certificationLink(page)).toBeVisible();
});

/** What a visitor does before hydration, and whether the panel is open after it, and once the pointer has left. */
const gestures: [string, (page: Page) => Promise<void>, ...isOpen: boolean[]][] = [
  ["a panel that the pointer opened", (page) => flagship(page).hover(), true, false],
  ["a panel that the focus opened", tabToButton, true, true],
];

for (const [what, gesture, isOpen = false, isOpenAfterwards = false] of gestures) {
  test(`hydration preserves ${what}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    await gesture(page);
    release();
    await hydrated(page);
    await expectPanel(page, isOpen);
    await leave(page);
    await expectPanel(page, isOpenAfterwards);
  });
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens a panel, a second tap or one elsewhere closes it", async ({ page }) => {
    await visit(page, "/partners");
    for (const close of [() => flagship(page).tap(), () => page.touchscreen.tap(5, 700)]) {
      await flagship(page).tap();
      await expectPanel(page, true);
      await close();
      await expectPanel(page, false);
    }
  });
});
