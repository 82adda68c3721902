import { expect, type Locator, type Page, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { flagshipLink } from "../components/header/main-navigation";
import { currentStar, footerLink, homeCarousel } from "../navigation/place";
import { holdRequests, visit } from "../navigation/visit";

/** The parts of the home page that have a transition or an animation. */
const parts: Record<string, (page: Page) => Locator> = {
  "a menu": (page) => flagshipLink(page).locator("xpath=ancestor::ul[1]"),
  "a slide": (page) => homeCarousel(page).locator("[aria-live]"),
  "a star": currentStar,
  "a round button": (page) => page.getByRole("button", { name: words.trainers.next }),
};

/** Returns the elements that can move, also by a pseudo-element. Runs in the page. */
function movable(root: Element): string[] {
  return [root, ...root.querySelectorAll("*")]
    .filter((element) =>
      [undefined, "::before", "::after"].some((pseudo) => {
        const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element, pseudo);
        const hasTransition = transitionProperty !== "none" && /[1-9]/.test(transitionDuration);
        return hasTransition || animationName !== "none";
      }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

test("reduced motion stops what moves", async ({ page }) => {
  await visit(page, "/");
  for (const [name, part] of Object.entries(parts))
    expect.soft(await part(page).evaluate(movable), `what moves in ${name}`).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const root = page.locator("body");
  await expect.poll(() => root.evaluate(movable), "what moves in spite of reduced motion").toEqual([]);
});

test("reduced motion stops the line of a page that loads slowly", async ({ page }) => {
  await visit(page, "/about-us");
  const release = await holdRequests(page, /\/page-data\/partners\//);
  await footerLink(page, "/partners").click();
  const line = page.locator("main[aria-busy] + *");
  await expect.poll(() => line.evaluate(movable)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => line.evaluate(movable)).toEqual([]);
  release();
});
