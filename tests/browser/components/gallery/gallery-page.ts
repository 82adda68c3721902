import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../../../src/query/interpolate";
import { gallery, words } from "../../../node/site/content";
import { first } from "../../navigation/place";
import { visit } from "../../navigation/visit";

export const labels = gallery.filters.map(({ label }) => label);

export const [all = ""] = labels;

/** Returns the name of a category in the address. */
function wordOf(label: string): string {
  return (label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("-");
}

const categories = labels
  .slice(1)
  .filter((label) => gallery.items.filter(({ type }) => type === label).length > 2)
  .map((label) => ({ label, word: wordOf(label) }));

export const category = first(categories);
export const otherCategory = first(categories.slice(1));

/** The pictures in the order in which the page shows them: by category. */
export const items = labels.flatMap((label) => gallery.items.filter(({ type }) => type === label));

/** Returns the alternative texts of the pictures of some categories, or of all. */
export function descriptions(...categories: string[]): string[] {
  return items
    .filter(({ type }) => categories.length === 0 || categories.includes(type))
    .map(({ img }) => img.alt);
}

export const box = (page: Page, label: string) => page.getByRole("checkbox", { name: label, exact: true });

export const pictures = (page: Page) =>
  page.getByRole("region", { name: words.gallery.pictures }).getByRole("link");

export const viewer = (page: Page) => page.getByRole("dialog", { name: words.gallery.viewer });

export const openGallery = (page: Page, query = "") => visit(page, `/gallery${query}`);

/** Expects exactly these labels to be checked, and their pictures to be shown and counted. */
export async function expectFilter(page: Page, ...checked: string[]): Promise<void> {
  for (const label of labels)
    await expect(box(page, label)).toBeChecked({ checked: checked.includes(label) });
  const expected = checked[0] === all ? descriptions() : descriptions(...checked);
  await expect(pictures(page)).toHaveCount(expected.length);
  const shown = await pictures(page)
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  expect(shown).toEqual(expected);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    interpolate(words.gallery.shown, { shown: expected.length, count: descriptions().length }),
  );
}
