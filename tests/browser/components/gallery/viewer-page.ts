import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../../../src/query/interpolate";
import { words } from "../../../node/site/content";
import { descriptions, pictures, viewer } from "./gallery-page";

export const next = (page: Page) => viewer(page).getByRole("button", { name: words.gallery.next });
export const closeButton = (page: Page) => viewer(page).getByRole("button", { name: words.gallery.close });
export const previous = (page: Page) => viewer(page).getByRole("button", { name: words.gallery.previous });

/** The large picture. Until it is loaded, the small one is before it. */
export const image = (page: Page) => viewer(page).locator("img").last();

/** The position counts from 1 among the pictures of the categories. */
export async function expectPicture(page: Page, position: number, ...categories: string[]): Promise<void> {
  const expected = descriptions(...categories);
  const description = expected[position - 1] ?? "";
  await expect(
    viewer(page).getByText(interpolate(words.gallery.position, { position, count: expected.length }), {
      exact: true,
    }),
  ).toBeVisible();
  await expect(viewer(page).getByText(description, { exact: true })).toBeVisible();
  await expect(image(page)).toBeVisible();
  const file = await image(page).getAttribute("src");
  await expect(page.locator(`a[href="${file}"] img`)).toHaveAttribute("alt", description);
}

export async function open(page: Page, position: number): Promise<void> {
  await pictures(page)
    .nth(position - 1)
    .click();
  await expect(viewer(page)).toBeVisible();
}
