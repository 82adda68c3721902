import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../../../src/query/interpolate";
import { about, contact, gallery, home, words } from "../../node/site/content";
import {
  box,
  category,
  descriptions,
  openGallery,
  pictures,
  viewer,
} from "../components/gallery/gallery-page";
import { listen } from "./live-region";
import { footerLink, programs, titleOf } from "./place";
import { visit } from "./visit";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that a link, Back or Forward shows is announced by its name, the first one by the browser", async ({
  page,
}) => {
  await visit(page, "/about-us");
  await expect(page.getByRole("status").filter({ hasText: about.name })).toHaveCount(0);
  const said = await listen(page);
  expect(await said()).toEqual([]);
  await footerLink(page, "/").click();
  await expect(heading(page)).toHaveText(home.carousel.title);
  expect(await said()).toEqual([home.name]);
  await page.goBack();
  await expect(heading(page)).toHaveText(titleOf("about-us"));
  expect(await said()).toEqual([about.name]);
  await page.goForward();
  await expect(heading(page)).toHaveText(home.carousel.title);
  expect(await said()).toEqual([home.name]);
});

test("the page in place of one that is missing is announced", async ({ page }) => {
  await visit(page, "/partners");
  const said = await listen(page);
  await page.route("**/page-data/about-us/**", (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => Reflect.get(window, "___navigate")("/missing"));
  await expect(heading(page)).toHaveText(home.carousel.title);
  expect(await said()).toEqual([home.name]);
});

test("a filter, the viewer and Back say what has changed, not the name of the page", {
  tag: "@firefox",
}, async ({ page }) => {
  await openGallery(page);
  const said = await listen(page);
  const shown = interpolate(words.gallery.shown, {
    shown: descriptions(category.label).length,
    count: gallery.items.length,
  });
  await expect(page.getByRole("main").getByRole("status")).not.toHaveAttribute("aria-live", "assertive");
  await box(page, category.label).check();
  expect(await said()).toEqual([shown]);
  await pictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await said();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  expect(await said()).toEqual([]);
  await page.goBack();
  await expect(box(page, category.label)).not.toBeChecked();
  expect(await said()).toHaveLength(1);
});

test("a link to a section announces nothing, a link to the form its page", async ({ page }) => {
  const [program] = programs;
  await visit(page, program?.path ?? "");
  const address = page.url();
  const said = await listen(page);
  await page.getByRole("navigation", { name: words.navigation.sections }).getByRole("link").first().click();
  // Firefox's driver does not notice that Back stays in the document.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address);
  expect(await said()).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: words.contact.quote }).last().click();
  await expect(heading(page)).toHaveText(titleOf("contact-us"));
  expect(await said()).toEqual([contact.name]);
});
