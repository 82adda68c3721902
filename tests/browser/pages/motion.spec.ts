import { expect, type Locator, type Page, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { pictures } from "../components/gallery/gallery-page";
import { flagshipLink } from "../components/header/main-navigation";
import { currentStar, first, footerLink, homeCarousel, programs, programWith } from "../navigation/place";
import { answerOtherHosts, holdRequests, visit } from "../navigation/visit";

const button = (page: Page, name: string) => page.getByRole("button", { name });

/** The parts of each page that move: with a transition when their state changes, or with an animation. */
const parts: Record<string, Record<string, (page: Page) => Locator>> = {
  "/": {
    "a menu": (page) => flagshipLink(page).locator("xpath=ancestor::div[1]"),
    "a slide": (page) => homeCarousel(page).locator("[aria-live]"),
    "a star": currentStar,
    "a round button": (page) => button(page, words.trainers.next),
  },
  "/about-us": {
    "the field for a photo": (page) => page.getByRole("group", { name: words.form.photo }).locator("label"),
    "a button": (page) => button(page, words.form.send),
  },
  "/flagship-programs": { "a card": (page) => page.getByRole("article").first() },
  [programWith("outline").path]: {
    "the current section": (page) => page.getByRole("navigation", { name: words.navigation.sections }),
  },
  "/gallery": { "a picture": (page) => pictures(page).first() },
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

async function expectMotion(page: Page, path: string, movingParts: (typeof parts)[string]): Promise<void> {
  await visit(page, path);
  for (const [name, part] of Object.entries(movingParts))
    expect.soft(await part(page).evaluate(movable), `what moves in ${name}`).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const root = page.locator("body");
  await expect.poll(() => root.evaluate(movable), "what moves in spite of reduced motion").toEqual([]);
}

test.beforeEach(({ context }) => answerOtherHosts(context));

for (const [path, movingParts] of Object.entries(parts)) {
  test(`reduced motion stops what moves on ${path}`, ({ page }) => expectMotion(page, path, movingParts));
}

test("reduced motion stops the mark of a text that expands", { tag: "@phone-only" }, ({ page }) =>
  expectMotion(page, first(programs, ({ landing }) => landing.isExpandable).path, {
    "a text that expands": (page) => button(page, words.landing.more),
  }),
);

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
