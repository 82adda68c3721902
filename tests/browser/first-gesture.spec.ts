import { setTimeout } from "node:timers/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { words } from "../site/content";
import { drag } from "./gesture";
import { container } from "./office-map";
import { arrowKey, homeCarousel as carousel, currentStar, slideRound } from "./place";
import { answerOtherHosts, hydrated } from "./visit";

/** Moves the pointer in one step, because only the first movement counts. */
async function point(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element has no box.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

for (const { when, delay } of [
  { when: "at once", delay: 0 },
  { when: "400 ms late", delay: 400 },
]) {
  test.describe(`with scripts ${when}, the first gesture has its effect:`, () => {
    test.beforeEach(async ({ page }) => {
      if (delay === 0) return;
      await page.route(/\.js$/, async (route) => {
        await setTimeout(delay);
        await route.continue();
      });
    });

    test("a pointer that comes to rest on the carousel pauses it", async ({ page }) => {
      await page.goto("/");
      await point(page, carousel(page).getByRole("heading"));
      await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    });

    test("an arrow key in the carousel shows the next slide", async ({ page }) => {
      await page.goto("/");
      await carousel(page).getByRole("button", { name: words.carousel.next }).focus();
      await page.keyboard.press(arrowKey.next);
      await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
    });

    test("a focused control keeps the focus, and stops the carousel", async ({ page }) => {
      await page.goto("/");
      const next = carousel(page).getByRole("button", { name: words.carousel.next });
      await next.focus();
      await hydrated(page);
      await expect(next).toBeFocused();
      await expect(carousel(page).getByRole("button", { name: words.carousel.start })).toBeVisible();
    });

    test("a swipe on the carousel shows the next slide", { tag: "@phone-only" }, async ({ page }) => {
      await page.goto("/");
      await drag(page, carousel(page), "touch", { across: -160 });
      await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(2));
    });

    test("a tap on a landing expands its text", { tag: "@phone-only" }, async ({ page }) => {
      await page.goto("/about-us");
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(page.getByRole("button", { expanded: true })).toHaveText(words.landing.less);
    });

    test("without a gesture, a map in view is drawn", async ({ page, context }) => {
      await answerOtherHosts(context);
      await page.setViewportSize({ width: 1280, height: 3000 });
      await page.goto("/contact-us");
      await expect(container(page).locator("img").first()).toBeVisible();
    });
  });
}
