import { parse } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { home, words } from "../../../node/site/content";
import {
  arrowKey,
  homeCarousel as carousel,
  currentStar,
  slideRound,
  trainerRound,
} from "../../navigation/place";
import { holdRequests, setFontSize } from "../../navigation/visit";
import { lowWindows } from "../../pages/picture-fit";
import { drag, type Pointer, wheelAcross } from "../gesture/gesture";
import { action, button, expectSlide, leave, live, open, slide } from "./home-carousel";

/** The copies that continue the ground of a picture have no alternative text. */
const pictures = (page: Page) => carousel(page).locator('img:not([alt=""])');

test("the slides change under one caption with its action, without a layout shift", async ({ page }) => {
  await open(page);
  const heights = new Set<number>();
  for (const name of slideRound.onward.map(slideRound.name)) {
    await button(page, name).click();
    await expect(slide(page, name).getByRole("img")).toBeVisible();
    await expect(carousel(page).getByRole("heading", { level: 1 })).toHaveText(home.carousel.title);
    await expect(action(page)).toBeVisible();
    heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(heights.size).toBe(1);
});

test("the controls are below the caption, also with large letters", async ({ page }) => {
  await open(page);
  for (const [width, standard] of [
    [320, 16],
    [360, 16],
    [360, 24],
  ] as const) {
    await setFontSize(page, standard);
    await page.setViewportSize({ width, height: 740 });
    const call = await carousel(page).getByRole("link").last().boundingBox();
    for (const control of await carousel(page).locator("button[aria-label]").all()) {
      const place = `${await control.getAttribute("aria-label")} at ${width} px`;
      const top = (await control.boundingBox())?.y;
      expect.soft(top, place).toBeGreaterThanOrEqual((call?.y ?? 0) + (call?.height ?? 0));
    }
  }
});

test("in low windows the controls are in the first view, beside the caption's card", async ({ page }) => {
  await open(page);
  for (const { width, height } of lowWindows) {
    await page.setViewportSize({ width, height });
    const card = await carousel(page).locator("h1").locator("..").boundingBox();
    for (const control of await carousel(page).locator("button[aria-label]").all()) {
      const place = `${await control.getAttribute("aria-label")} at ${width} × ${height}`;
      const box = await control.boundingBox();
      expect.soft((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThanOrEqual(height);
      // The card is on the left in every text direction.
      expect.soft(box?.x, place).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
    }
  }
});

/*
 * The roles, names and states that the APG's carousel pattern requires. The home carousel is a grouped
 * carousel that rotates. The trainer carousel is a basic carousel that does not rotate.
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
test("both carousels have the roles, names and states of the pattern, and announce chosen slides", async ({
  page,
}) => {
  await open(page);
  await leave(page);
  const labelsOf = (elements: Locator) =>
    elements.evaluateAll((all) => all.map((element) => element.getAttribute("aria-label")));
  for (const { name, slides, controls } of [
    {
      name: home.carousel.label,
      slides: slideRound.names,
      controls: [words.carousel.stop, words.carousel.previous, ...slideRound.names, words.carousel.next],
    },
    {
      name: home.trainers.heading,
      slides: trainerRound.names,
      controls: [words.trainers.previous, words.trainers.next],
    },
  ]) {
    const part = page.getByRole("region", { name, exact: true });
    await expect(part).toHaveAttribute("aria-roledescription", words.carousel.carousel);
    expect(await labelsOf(part.locator("button[aria-label]"))).toEqual(controls);
    const all = part.locator(`[role=group][aria-roledescription="${words.carousel.slide}"]`);
    expect(await labelsOf(all)).toEqual(slides);
  }
  // All other slides are hidden, also from assistive technology.
  await expect(live(page).getByRole("group")).toHaveCount(1);
  // The carousel rotates.
  await expect(live(page)).toHaveAttribute("aria-live", "off");
  await button(page, words.carousel.next).focus();
  await expect(live(page)).toHaveAttribute("aria-live", "polite");
});

const second = new RegExp(`/${parse(home.carousel.slides[1]?.src ?? "").name}\\.\\w+$`);

test("a picture loads before its slide is shown; until then the previous slide stays", async ({ page }) => {
  const loaded = () =>
    pictures(page).evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap(({ naturalWidth }, index) => (naturalWidth > 0 ? [index + 1] : [])),
    );
  const bring = await holdRequests(page, second);
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(await loaded(), "slides whose picture is loaded before they are shown").toEqual([1]);
  const requested = page.waitForRequest(second);
  await button(page, slideRound.name(2)).click();
  await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
  await requested;
  await expect(slide(page, slideRound.name(1))).toBeVisible();
  await expect(slide(page, slideRound.name(2))).toBeHidden();
  bring();
  await expectSlide(page, 2);
  expect(await loaded()).toEqual([1, 2]);
});

test("a slide whose picture fails to load is shown with its alternative text", async ({ page }) => {
  await page.route(second, (route) => route.abort());
  await open(page);
  await button(page, slideRound.name(2)).click();
  await expectSlide(page, 2);
  const alternative = home.carousel.slides[1]?.alt ?? "";
  await expect(slide(page, slideRound.name(2)).getByRole("img", { name: alternative })).toBeVisible();
});

// Reduced motion disables the fade between the slides.
test.describe("by buttons, keys and swipes", () => {
  test.use({ reducedMotion: "reduce" });

  test("the buttons and the arrow keys inside show the next and the previous slide, and wrap around", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page);
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.keyboard.press(arrowKey.next);
    await expectSlide(page, 1);
    for (const number of slideRound.onward) {
      await button(page, words.carousel.next).press("Enter");
      await expectSlide(page, number);
      await expect(button(page, words.carousel.next)).toBeFocused();
    }
    await button(page, words.carousel.previous).click();
    await expectSlide(page, slideRound.count);
    await action(page).focus();
    await page.keyboard.press(arrowKey.next);
    await expectSlide(page, 1);
    await page.keyboard.press(arrowKey.previous);
    await expectSlide(page, slideRound.count);
  });

  async function expectSwipes(page: Page, pointer: Pointer) {
    await drag(page, live(page), pointer, { across: -41 });
    await expectSlide(page, 2);
    await drag(page, live(page), pointer, { across: 41 });
    await expectSlide(page, 1);
  }

  test("a swipe by mouse or trackpad shows another slide; one on a text or button does not", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page);
    await expectSwipes(page, "mouse");
    await carousel(page).getByRole("heading").hover();
    expect(await wheelAcross(page, 60), "the browser does not go back").toBe(true);
    await expectSlide(page, 2);
    await drag(page, carousel(page).getByRole("heading"), "mouse", { across: -200 });
    expect(await page.evaluate(() => String(getSelection())), "selected text").not.toBe("");
    await drag(page, button(page, words.carousel.next), "mouse", { across: -120 });
    await expectSlide(page, 2);
  });

  test("a swipe by touch shows another slide, on the caption too; a vertical one scrolls the page", {
    tag: "@phone-only",
  }, async ({ page }) => {
    await open(page);
    await expectSwipes(page, "touch");
    await drag(page, carousel(page).getByRole("heading"), "touch", { across: -60 });
    await expectSlide(page, 2);
    await drag(page, slide(page, slideRound.name(2)), "touch", { across: -60, down: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expectSlide(page, 2);
  });
});
