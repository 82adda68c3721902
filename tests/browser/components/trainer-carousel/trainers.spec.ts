import { expect, type Page, test } from "@playwright/test";
import { home, trainers, words } from "../../../node/site/content";
import { arrowKey, trainerRound } from "../../navigation/place";
import { visit } from "../../navigation/visit";
import { drag } from "../gesture/gesture";

const carousel = (page: Page) => page.getByRole("region", { name: home.trainers.heading, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });

async function expectSlide(page: Page, number: number) {
  for (const [index, name] of trainerRound.names.entries()) {
    const slide = carousel(page).getByRole("group", { name });
    if (index + 1 === number) await expect(slide).toBeInViewport();
    else await expect(slide).not.toBeInViewport();
  }
  await expect(carousel(page).getByText(trainerRound.name(number))).toBeVisible();
}

async function open(page: Page) {
  await visit(page, "/");
  await carousel(page).scrollIntoViewIfNeeded();
}

test("buttons and arrow keys show the next and the previous slide, and wrap at both ends", async ({
  page,
}) => {
  await open(page);
  for (const number of trainerRound.onward) {
    await button(page, words.trainers.next).click();
    await expectSlide(page, number);
  }
  await button(page, words.trainers.previous).click();
  await expectSlide(page, trainerRound.count);
  await page.keyboard.press("Tab");
  await expect(button(page, words.trainers.next)).toBeFocused();
  await page.keyboard.press(arrowKey.next);
  await expectSlide(page, 1);
  await page.keyboard.press(arrowKey.previous);
  await expectSlide(page, trainerRound.count);
});

// Find in page scrolls to hidden words in the same way.
test("a link to the text of a trainer shows the slide", async ({ page }) => {
  await page.goto(`/#:~:text=${encodeURIComponent(trainers.at(-1)?.name ?? "")}`);
  await expectSlide(page, trainerRound.count);
});

test("a swipe shows the next slide", { tag: "@phone-only" }, async ({ page }) => {
  await open(page);
  await drag(page, carousel(page).getByRole("img").first(), "touch", { across: -250 });
  await expectSlide(page, 2);
});
