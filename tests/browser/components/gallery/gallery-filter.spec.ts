import { expect, test } from "@playwright/test";
import { words } from "../../../node/site/content";
import { footerLink } from "../../navigation/place";
import { watchRequests } from "../../navigation/visit";
import { all, box, category, expectFilter, openGallery, otherCategory } from "./gallery-page";

const queryOf = (address: string) => new URL(address).search;

test("a click does not move any label, keeps the focus, and loads no data", async ({ page }) => {
  await openGallery(page);
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page, (request) => !["image", "other"].includes(request.resourceType()));
  const places = () =>
    page
      .getByRole("group", { name: words.gallery.filter })
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => {
          const { x, y, width, height } = item.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        }),
      );
  await box(page, category.label).scrollIntoViewIfNeeded();
  const before = await places();
  await box(page, category.label).check();
  await expectFilter(page, category.label);
  expect(await places()).toEqual(before);
  await expect(box(page, category.label)).toBeFocused();
  expect(requests).toEqual([]);
});

test("each click is a history entry that Back undoes and Forward repeats", { tag: "@firefox" }, async ({
  page,
}) => {
  await openGallery(page);
  await box(page, category.label).check();
  expect(queryOf(page.url())).toBe(`?show=${category.word}`);
  await box(page, otherCategory.label).check();
  expect(queryOf(page.url())).toBe(`?show=${category.word}&show=${otherCategory.word}`);
  await box(page, all).check();
  await expectFilter(page, all);
  expect(queryOf(page.url())).toBe("");
  // A click on All that changes nothing adds no entry.
  await box(page, all).click();
  await page.goBack();
  await expectFilter(page, category.label, otherCategory.label);
  await page.goBack();
  await expectFilter(page, category.label);
  await page.goBack();
  await expectFilter(page, all);
  await page.goForward();
  await expectFilter(page, category.label);
  expect(queryOf(page.url())).toBe(`?show=${category.word}`);
});

test("hydration applies the filter of the address, and a reload keeps it", async ({ page }) => {
  await page.goto(`/gallery?show=${category.word}&show=unknown`);
  await expectFilter(page, category.label);
  await page.reload();
  await expectFilter(page, category.label);
  expect((await page.consoleMessages()).map((message) => message.text())).toEqual([]);
  expect(await page.pageErrors()).toEqual([]);
});

test("Back from another page restores the filter; a link to the gallery shows all", {
  tag: "@firefox",
}, async ({ page }) => {
  await openGallery(page);
  await box(page, category.label).check();
  await footerLink(page, "/partners").click();
  await expect(page).toHaveURL("/partners");
  await page.goBack();
  await expectFilter(page, category.label);
  await footerLink(page, "/gallery").click();
  await expectFilter(page, all);
  expect(queryOf(page.url())).toBe("");
});
