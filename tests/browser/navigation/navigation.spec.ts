import { expect, type Page, test } from "@playwright/test";
import { header, words } from "../../node/site/content";
import {
  certifications,
  flagship,
  flagshipLink,
  main,
  menuButton,
} from "../components/header/main-navigation";
import { actionButton, flagshipMenu, footerLink, linkTo } from "./place";
import { holdScripts, hydrated, visit, watchDocuments } from "./visit";

test.describe("at every width", { tag: "@phone" }, () => {
  async function openSheet(page: Page) {
    if (await menuButton(page).isVisible()) await menuButton(page).click();
  }

  /** Opens the sheet or, in wide viewports, a panel under the pointer. */
  async function openNavigation(page: Page) {
    await page.mouse.move(5, 700);
    await openSheet(page);
    if (await menuButton(page).isHidden()) await flagship(page).hover();
    await expect(flagship(page)).toBeVisible();
    if (await menuButton(page).isHidden()) await expect(flagshipLink(page)).toBeVisible();
  }

  async function expectClosed(page: Page) {
    await expect(flagshipLink(page)).toBeHidden();
    if (await menuButton(page).isVisible()) await expect(main(page)).toBeHidden();
  }

  test("a link of a submenu leads to its page and closes the navigation", { tag: "@firefox" }, async ({
    page,
  }) => {
    const { path } = flagshipMenu.program;
    await visit(page, "/");
    const documents = watchDocuments(page);
    await openSheet(page);
    await flagship(page).click();
    await linkTo(main(page), path).click();
    await expect(page).toHaveURL(path);
    // On a phone, the whole sheet closes. A closed group would hide the link too.
    const isPhone = await menuButton(page).isVisible();
    await expect(isPhone ? main(page) : linkTo(main(page), path)).toBeHidden();
    expect(documents, "documents loaded, which close the navigation").toEqual([]);
  });

  test("Back and Forward close the navigation", { tag: "@firefox" }, async ({ page }) => {
    await visit(page, "/about-us");
    const documents = watchDocuments(page);
    await footerLink(page, "/partners").click();
    await expect(page).toHaveURL("/partners");
    for (const [go, path] of [
      ["goBack", "/about-us"],
      ["goForward", "/partners"],
    ] as const) {
      await openNavigation(page);
      await page[go]();
      await expect(page).toHaveURL(path);
      await expectClosed(page);
    }
    expect(documents, "documents loaded, which close the navigation").toEqual([]);
  });
});

test("the header stays in view", { tag: "@firefox" }, async ({ page }) => {
  await visit(page, flagshipMenu.list.path);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(flagship(page)).toBeInViewport();
});

test.describe("below 1200 px", { tag: "@phone-only" }, () => {
  test("a sheet has all entries; its groups start closed, each time", async ({ page }) => {
    const { path } = flagshipMenu.program;
    await visit(page, path);
    await expect(main(page)).toBeHidden();
    await menuButton(page).tap();
    for (const { path } of header.entries.filter(({ subPages }) => !subPages))
      await expect(linkTo(main(page), path)).toBeVisible();
    await expect(main(page).getByRole("radio", { name: words.colorMode.dark })).toBeVisible();
    for (const group of [flagship(page), certifications(page)])
      await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(linkTo(main(page), path)).toBeHidden();
    await flagship(page).tap();
    await expect(linkTo(main(page), path)).toBeVisible();
    await menuButton(page).tap();
    await expect(main(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(linkTo(main(page), path)).toBeHidden();
  });

  test("Explore Now is in the bar from 360 px, and in the sheet below", async ({ page }) => {
    const inBar = actionButton(page.getByRole("banner"), header.explore).locator("visible=true");
    const inSheet = actionButton(main(page), header.explore);
    await visit(page, "/");
    await expect(inBar).toBeInViewport({ ratio: 1 });
    await menuButton(page).tap();
    await expect(inSheet).toBeHidden();
    await page.setViewportSize({ width: 359, height: 740 });
    await expect(inSheet).toBeVisible();
    await menuButton(page).tap();
    await expect(inBar).toHaveCount(0);
  });

  test("a sheet that is opened before hydration shows all links, and hydration moves none", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/partners");
    await menuButton(page).tap();
    await expect(flagshipLink(page)).toBeVisible();
    const place = await flagshipLink(page).boundingBox();
    release();
    await hydrated(page);
    await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
    expect(await flagshipLink(page).boundingBox()).toEqual(place);
    await flagship(page).tap();
    await expect(flagshipLink(page)).toBeHidden();
  });

  test("Escape closes the sheet and returns the focus, which can leave the open sheet", async ({ page }) => {
    const openByKeyboard = async () => {
      await menuButton(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(main(page).locator(":focus")).toHaveCount(1);
    };
    await visit(page, "/partners");
    await openByKeyboard();
    await page.keyboard.press("Escape");
    await expect(main(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await openByKeyboard();
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(main(page).locator(":focus")).toHaveCount(0, { timeout: 1 });
    }).toPass({ intervals: [0] });
  });
});

test("a wider window closes the sheet, and its entries are in a row with panels", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await visit(page, flagshipMenu.program.path);
  await menuButton(page).click();
  await flagship(page).click();
  await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(0, 700);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(flagship(page)).toHaveAttribute("aria-expanded", "false");
  await flagship(page).hover();
  await expect(flagship(page)).toHaveAttribute("aria-expanded", "true");
});
