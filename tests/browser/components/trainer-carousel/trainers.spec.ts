import { expect, type Page, test } from "@playwright/test";
import { home, trainers, words } from "../../../node/site/content";
import { arrowKey, trainerRound } from "../../navigation/place";
import { visit } from "../../navigation/visit";
import { drag } from "../gesture/gesture";

const names = trainers.map(({ name }) => name);

const carousel = (page: Page) => page.getByRole("region", { name: home.trainers.heading, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });
const portraits = (page: Page) => carousel(page).getByRole("img");

async function expectSlide(page: Page, number: number) {
  const shown = names.slice((number - 1) * 5, number * 5);
  await expect(carousel(page).getByRole("group", { name: trainerRound.name(number) })).toBeVisible();
  await expect(carousel(page).getByRole("heading", { level: 3 })).toHaveText(shown);
  await expect(portraits(page)).toHaveCount(shown.length);
}

async function open(page: Page) {
  await visit(page, "/");
  await carousel(page).scrollIntoViewIfNeeded();
}

test("buttons and arrow keys show the next and the previous slide, and wrap at both ends", async ({
  page,
}) => {
  await open(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const number of trainerRound.onward) {
    await button(page, words.trainers.next).click();
    await expectSlide(page, number);
    expect(await height(), "the height of the page").toBe(before);
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

test("a swipe shows the next slide", { tag: "@phone-only" }, async ({ page }) => {
  await open(page);
  await drag(page, portraits(page).first(), "touch", { across: -41 });
  await expectSlide(page, 2);
});
