import { expect, type Locator, test } from "@playwright/test";
import { contact, destinations, home, words } from "../../node/site/content";
import { entered, fillForm } from "../components/form/form-entry";
import { descriptions, pictures } from "../components/gallery/gallery-page";
import { main, menuButton } from "../components/header/main-navigation";
import { fallbackLink, section as map, stubServices } from "../components/office-map/office-map";
import {
  actionButton,
  chooseMode,
  first,
  flagshipMenu,
  homeCarousel,
  linkTo,
  logoRowName,
  programs,
  samplePaths,
  slideRound,
  withoutScriptText,
} from "../navigation/place";
import { lostContent } from "./page-audit";

test.use({ javaScriptEnabled: false });

/**
 * Returns the texts that a visitor can neither see nor scroll to. Ignores texts that are visually hidden on
 * purpose (`VisuallyHidden`), controls that are hidden because they need a script, the list of sections,
 * which is shown only from 1200 px, and texts that are visible elsewhere on the page, such as the call at the
 * bottom of a phone's viewport.
 */
function unseenTexts(main: Element): string[] {
  const isForListeners = (element: Element | null): boolean => {
    if (element === null || element === main) return false;
    const { clip } = getComputedStyle(element);
    return clip === "rect(0px, 0px, 0px, 0px)" || isForListeners(element.parentElement);
  };
  /** The content of a scroll container can be scrolled into view; clipped content cannot. */
  const isCutOff = (box: DOMRect, from: Element): boolean => {
    for (
      let element: Element | null = from;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clip = element.getBoundingClientRect();
      const isOutsideX = box.left >= clip.right || box.right <= clip.left;
      const isOutsideY = box.top >= clip.bottom - 1 || box.bottom <= clip.top + 1;
      if (/hidden|clip/.test(overflowX) && isOutsideX) return true;
      if (/hidden|clip/.test(overflowY) && isOutsideY) return true;
      // Inside a scroll container, the container's own box must be visible.
      if (/auto|scroll/.test(overflowX + overflowY)) box = clip;
    }
    return box.right <= 0 || box.bottom + scrollY <= 0;
  };
  const unseen: string[] = [];
  const seen = new Set<string>();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || text === "") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isUnseen = !isVisible || boxes.length === 0 || boxes.some((box) => isCutOff(box, parent));
    if (!isUnseen) seen.add(text);
    else if (
      !parent.closest(
        "[data-needs-scripts][aria-hidden], button, fieldset, nav, dialog, script, style, template",
      ) &&
      !isForListeners(parent)
    )
      unseen.push(text);
  }
  return unseen.filter((text) => !seen.has(text));
}

/** Returns the texts that are unseen whichever radio button is chosen. */
async function unseenAfterEachChoice(main: Locator): Promise<string[]> {
  let unseen = await main.evaluate(unseenTexts);
  for (const radio of await main.getByRole("radio").all()) {
    await radio.check();
    const stillUnseen = await main.evaluate(unseenTexts);
    unseen = unseen.filter((text) => stillUnseen.includes(text));
  }
  return unseen;
}

/**
 * Replaces the longest word of each text with one of 90 letters, except in telephone numbers, which have no
 * words. The entries of the header are in one line in wide windows. Runs in the page.
 */
function lengthenWords(): void {
  const parts = document.querySelectorAll("main, footer, nav[popover]:popover-open");
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("script, style, [href^='tel:']")) continue;
      const words = (node.nodeValue ?? "").match(/[\p{L}\p{M}]+/gu) ?? [];
      const longest = words.toSorted((one, other) => other.length - one.length)[0];
      if (longest) node.nodeValue = (node.nodeValue ?? "").replace(longest, "lengthened".repeat(9));
    }
  }
}

for (const path of samplePaths) {
  test(`${path} shows all its text, and long words break`, async ({ page }) => {
    await page.goto(path);
    expect.soft(await unseenAfterEachChoice(page.getByRole("main")), "unseen texts").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 320) await menuButton(page).click();
      await page.evaluate(lengthenWords);
      expect.soft(await page.evaluate(lostContent), `from right to left, at ${width} px`).toEqual([]);
    }
  });
}

test("the home page shows one slide with its action, and all logos within reach, without controls", async ({
  page,
}) => {
  await page.goto("/");
  await expect(homeCarousel(page).getByRole("group", { name: slideRound.name(1) })).toBeVisible();
  await expect(homeCarousel(page).getByRole("img")).toHaveCount(1);
  await expect(homeCarousel(page).locator('img:not([alt=""])')).toHaveCount(slideRound.count);
  await expect(actionButton(homeCarousel(page), home.carousel.action)).toBeVisible();
  await expect(homeCarousel(page).getByRole("button", { name: /slide/ })).toHaveCount(0);
  await expect(
    page.getByRole("region", { name: home.trainers.heading, exact: true }).getByRole("button"),
  ).toHaveCount(0);
  for (const number of [1, 2]) {
    const row = page.getByRole("group", { name: logoRowName(number), exact: true });
    const logos = row.getByRole("img");
    await logos.last().scrollIntoViewIfNeeded();
    await expect(logos.last()).toBeInViewport({ ratio: 0.99 });
    await expect(row.locator("img").locator("visible=true")).toHaveCount(await logos.count());
  }
  await expect(page.getByRole("button", { name: words.clients.stop, exact: true })).toBeHidden();
});

test("the gallery shows all pictures in the full width, without a filter", async ({ page }) => {
  await page.goto("/gallery");
  await expect(pictures(page).getByRole("img")).toHaveCount(descriptions().length);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("status")).toBeHidden();
  const region = page.getByRole("region", { name: words.gallery.pictures });
  const card = await region.locator("..").boundingBox();
  expect((await region.boundingBox())?.width).toBeCloseTo(card?.width ?? 0, 0);
});

test("the contact page shows the place of the office and a link instead of the map", async ({
  page,
  context,
}) => {
  const asked = await stubServices(context);
  await page.goto("/contact-us");
  await expect(map(page).getByText(contact.map.place, { exact: true })).toBeVisible();
  await expect(fallbackLink(page)).toHaveAttribute("href", contact.map.mapsUrl);
  await expect(map(page).getByRole("button")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("a form without a destination has no Send button, and names other ways to get in touch", async ({
  page,
}) => {
  test.skip(destinations.contact !== "", "the form is posted to its destination");
  await page.goto("/contact-us");
  const form = page.getByRole("form", { name: contact.form.heading });
  await expect(form.getByText(withoutScriptText)).toBeVisible();
  await expect(form.locator("a[href^='mailto:']")).toBeVisible();
  await expect(form.locator("a[href^='tel:']")).toBeVisible();
  await expect(form.getByRole("button", { name: words.form.send })).toBeHidden();
  await fillForm(form);
  await form.getByLabel(words.form.name).press("Enter");
  await expect(page).toHaveURL("/contact-us");
  await expect(form.getByLabel(words.form.name)).toHaveValue(entered.name);
});

test("a landing on a phone shows its full text and no control, and dark mode can be chosen", {
  tag: "@phone-only",
}, async ({ page }) => {
  await page.goto(first(programs, ({ landing }) => landing.isExpandable).path);
  await expect(page.getByRole("button", { name: words.landing.more })).toBeHidden();
  await menuButton(page).tap();
  await chooseMode(page, "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 22, 43)");
});

test("with the mode of a dark system, client logos are inverted", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await chooseMode(page, "system");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 22, 43)");
  const row = page.getByRole("group", { name: home.clients.heading }).first();
  await expect(row.getByRole("img").first()).toHaveCSS("filter", /invert/);
});

test("the menu button opens the sheet, whose links work", { tag: "@phone-only" }, async ({ page }) => {
  const { path } = flagshipMenu.program;
  await page.goto("/partners");
  await expect(linkTo(main(page), path)).toBeHidden();
  await page.getByRole("button", { name: words.navigation.menu }).tap();
  await linkTo(main(page), path).tap();
  await expect(page).toHaveURL(path);
});
