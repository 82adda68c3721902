import { expect, test } from "@playwright/test";
import { words } from "../site/content";
import {
  all,
  box,
  category,
  descriptions,
  expectFilter,
  openGallery,
  otherCategory,
  pictures,
} from "./gallery-page";
import { footerLink } from "./place";
import { holdScripts, hydrated, openHeld } from "./visit";

const queryOf = (address: string) => new URL(address).search;

test("a click does not move any label, keeps the focus, and loads no data", async ({ page }) => {
  await openGallery(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!["image", "other"].includes(request.resourceType())) requests.push(request.url());
  });
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

test("clicks before the scripts load take effect afterwards", async ({ page }) => {
  const release = await openHeld(page, "/gallery", "commit");
  await box(page, category.label).check();
  await box(page, otherCategory.label).check();
  await box(page, all).uncheck();
  await expect(pictures(page)).toHaveCount(descriptions().length);
  release();
  await expectFilter(page, category.label, otherCategory.label);
});

test("the filter ignores checkboxes that the browser restores from the last visit", async ({ page }) => {
  const release = await openHeld(page, `/gallery?show=${category.word}`, "commit");
  // A browser does this without an event.
  await box(page, all).evaluate((input: HTMLInputElement) => {
    input.checked = true;
  });
  await box(page, otherCategory.label).check();
  release();
  await expectFilter(page, category.label, otherCategory.label);
});

test("each click is a history entry that Back undoes and Forward repeats", async ({ page }) => {
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

test("the first paint shows the filter of the address, and a click on it counts", async ({ page }) => {
  const release = await openHeld(page, `/gallery?show=${category.word}&show=unknown`, "commit");
  await expectFilter(page, category.label);
  const before = await page.getByRole("main").ariaSnapshot();
  release();
  await hydrated(page);
  expect(await page.getByRole("main").ariaSnapshot()).toBe(before);
  expect((await page.consoleMessages()).map((message) => message.text())).toEqual([]);
  expect(await page.pageErrors()).toEqual([]);
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await box(page, category.label).uncheck();
  releaseAgain();
  await expectFilter(page, all);
  expect(queryOf(page.url())).toBe("");
});

test("Back before hydration shows the filter of the address", async ({ page }) => {
  await openGallery(page);
  await box(page, category.label).check();
  await box(page, otherCategory.label).check();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expectFilter(page, category.label, otherCategory.label);
  await page.evaluate(() => history.back());
  await expectFilter(page, category.label);
  release();
  await hydrated(page);
  await expectFilter(page, category.label);
});

test("Back from another page restores the filter; a link to the gallery shows all", async ({ page }) => {
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
