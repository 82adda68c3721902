import { expect, type Page } from "@playwright/test";
import { home } from "../../../node/site/content";
import { actionButton, homeCarousel as carousel, currentStar, slideRound } from "../../navigation/place";
import { visit } from "../../navigation/visit";

export const slide = (page: Page, name: string) => carousel(page).getByRole("group", { name, exact: true });
export const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
export const live = (page: Page) => carousel(page).locator("[aria-live]");
export const action = (page: Page) => actionButton(carousel(page), home.carousel.action);

export const open = (page: Page) => visit(page, "/");

export const leave = (page: Page) => page.mouse.move(1, 1);

export async function expectSlide(page: Page, number: number) {
  await expect(currentStar(page)).toHaveAccessibleName(slideRound.name(number));
  await expect(slide(page, slideRound.name(number))).toBeVisible();
  await expect(carousel(page).getByRole("img")).toHaveCount(1);
}
