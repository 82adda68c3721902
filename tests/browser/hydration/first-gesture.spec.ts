import { expect, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { drag } from "../components/gesture/gesture";
import { container } from "../components/office-map/office-map";
import { arrowKey, homeCarousel as carousel, currentStar, slideRound } from "../navigation/place";
import { answerOtherHosts, openHeld } from "../navigation/visit";

test.describe("the first gesture has its effect, although no script has loaded:", () => {
  test("a pointer that comes to rest on the carousel pauses it", { tag: "@firefox" }, async ({ page }) => {
    const release = await openHeld(page, "/");
    const { x, y } = (await carousel(page).getByRole("heading").boundingBox()) ?? { x: 0, y: 0 };
    // In one step, because only the first movement counts.
    await page.mouse.move(x + 9, y + 9);
    release();
    await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  });

  test("an arrow key in the carousel shows the next slide; the control keeps the focus, and stops the rotation", {
    tag: "@firefox",
  }, async ({ page }) => {
    const release = await openHeld(page, "/");
    const next = carousel(page).getByRole("button", { name: words.carousel.next });
    await next.focus();
    await page.keyboard.press(arrowKey.next);
    release();
    await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
    await expect(next).toBeFocused();
    await expect(carousel(page).getByRole("button", { name: words.carousel.start })).toBeVisible();
  });

  test("a swipe on the carousel shows the next slide", { tag: "@phone-only" }, async ({ page }) => {
    const release = await openHeld(page, "/");
    await drag(page, carousel(page), "touch", { across: -160 });
    release();
    await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
  });

  test("a tap on a landing expands its text", { tag: "@phone-only" }, async ({ page }) => {
    const release = await openHeld(page, "/about-us");
    await page.getByRole("heading", { level: 1 }).tap();
    release();
    await expect(page.getByRole("button", { expanded: true })).toHaveText(words.landing.less);
  });
});

test("without a gesture, a map in view is drawn", { tag: "@firefox" }, async ({ page, context }) => {
  await answerOtherHosts(context);
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto("/contact-us");
  await expect(container(page).locator("img").first()).toBeVisible();
});
