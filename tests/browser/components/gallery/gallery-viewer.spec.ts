import { expect, type Page, test } from "@playwright/test";
import { interpolate } from "../../../../src/query/interpolate";
import { words } from "../../../node/site/content";
import { arrowKey, footerLink, onward } from "../../navigation/place";
import { hydrated, visit } from "../../navigation/visit";
import { dragBetween } from "../gesture/gesture";
import {
  all,
  box,
  category,
  descriptions,
  expectFilter,
  items,
  openGallery,
  otherCategory,
  pictures,
  viewer,
} from "./gallery-page";
import { closeButton, expectPicture, image, next, open, previous } from "./viewer-page";

async function middle(page: Page) {
  const picture = await image(page).boundingBox();
  if (!picture) throw new Error("The viewer shows no picture");
  return { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
}

test.beforeEach(({ page }) => openGallery(page));

test("a picture opens in a modal dialog with its category, and its description and position once", async ({
  page,
}) => {
  const [, description = ""] = descriptions();
  await expect(viewer(page)).toHaveCount(0);
  await open(page, 2);
  await expectPicture(page, 2);
  await expect(viewer(page).getByText(items[1]?.type ?? "", { exact: true })).toBeVisible();
  await expect(viewer(page)).toHaveAccessibleDescription(description);
  expect((await viewer(page).ariaSnapshot()).split(description)).toHaveLength(2);
  expect(await viewer(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  // The page behind cannot scroll.
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
});

test("Enter opens a picture, and Tab reaches the buttons of the viewer", { tag: "@firefox" }, async ({
  page,
}) => {
  await pictures(page).nth(1).focus();
  await page.keyboard.press("Enter");
  for (const [button, key] of [
    [next(page), "Tab"],
    [closeButton(page), "Shift+Tab"],
    [next(page), "Shift+Tab"],
    [previous(page), "Space"],
  ] as const) {
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
  }
  await expectPicture(page, 1);
});

test("buttons and arrow keys show the next and the previous picture, which is announced politely", {
  tag: "@firefox",
}, async ({ page }) => {
  const position = (number: number) =>
    interpolate(words.gallery.position, { position: number, count: descriptions().length });
  await open(page, 1);
  const regions = await viewer(page).locator("[aria-live=polite]").elementHandles();
  await next(page).click();
  await expectPicture(page, 2);
  const texts = await Promise.all(regions.map((region) => region.textContent()));
  expect(texts.join(" ")).toContain(descriptions()[1]);
  expect(texts.join(" ")).toContain(position(2));
  await previous(page).click();
  await previous(page).click();
  await expectPicture(page, descriptions().length);
  // A click on the picture or a text does not take the keys away.
  await image(page).click();
  await page.keyboard.press(arrowKey.next);
  await expectPicture(page, 1);
  await viewer(page).getByText(position(1)).click();
  await page.keyboard.press(arrowKey.next);
  await expectPicture(page, 2);
  await page.keyboard.press(arrowKey.previous);
  await expectPicture(page, 1);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await page.keyboard.press("ArrowLeft");
  await expectPicture(page, 2);
});

test("a swipe by touch shows another picture, but in a zoomed page it moves the view", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  await open(page, 2);
  const { x, y } = await middle(page);
  await dragBetween(page, "touch", { x: x + 21 * onward, y }, { x: x - 21 * onward, y });
  await expectPicture(page, 3);
  await dragBetween(page, "touch", { x: x - 60 * onward, y }, { x: x + 60 * onward, y });
  await expectPicture(page, 2);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(2);
  const before = await left();
  await dragBetween(page, "touch", { x: 150, y }, { x: 50, y });
  await expect.poll(left).toBeGreaterThan(before + 50);
  await expectPicture(page, 2);
});

test("a mouse swipe or press that ends outside, and a click inside, do not close the viewer", {
  tag: "@firefox",
}, async ({ page }) => {
  await open(page, 2);
  const { x, y } = await middle(page);
  const outside = onward > 0 ? 3 : (page.viewportSize()?.width ?? 0) - 3;
  await dragBetween(page, "mouse", { x: x + 60 * onward, y }, { x: outside, y });
  await expectPicture(page, 3);
  await image(page).click();
  await expectPicture(page, 3);
  const button = await next(page).boundingBox();
  await dragBetween(page, "mouse", { x: (button?.x ?? 0) + 10, y: (button?.y ?? 0) + 10 }, { x: 4, y: 4 });
  await expectPicture(page, 3);
});

test("each way to close the viewer returns the focus to the picture, and leaves no history entry", {
  tag: "@firefox",
}, async ({ page }) => {
  await visit(page, "/partners");
  await footerLink(page, "/gallery").click();
  await expect(page).toHaveURL("/gallery");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => closeButton(page).click(),
    // The second click comes before the first has its effect.
    () =>
      closeButton(page).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      }),
    () => page.mouse.click(4, 4),
  ]) {
    await open(page, 3);
    await close();
    await expect(viewer(page)).toHaveCount(0);
    await expect(pictures(page).nth(2)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL("/partners");
});

test("Back closes the viewer and changes nothing else; Forward and a reload open it", {
  tag: "@firefox",
}, async ({ page }) => {
  const { label } = category;
  await box(page, label).check();
  // The focus returns to this picture, and would scroll to it.
  await pictures(page)
    .nth(2)
    .evaluate((picture) => picture.scrollIntoView({ block: "center", behavior: "instant" }));
  await open(page, 2);
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scroll();
  await next(page).click();
  await expectPicture(page, 3, label);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expectFilter(page, label);
  await expect(pictures(page).nth(2)).toBeFocused();
  expect(await scroll()).toBe(before);
  await page.goForward();
  await expectPicture(page, 2, label);
  await page.reload();
  await expectPicture(page, 2, label);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await page.goBack();
  await expectFilter(page, all);
});

test("a picture opens after a reload of a history entry whose picture is gone", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.evaluate(() => history.replaceState({ ...history.state, picture: "/gone.jpg" }, ""));
  await page.reload();
  await hydrated(page);
  await open(page, 2);
  await expectPicture(page, 2);
});

test("a filtered gallery shows only its pictures; the focus returns to the last one", {
  tag: "@firefox",
}, async ({ page }) => {
  const { label } = otherCategory;
  await box(page, label).check();
  await open(page, 1);
  await previous(page).click();
  await expectPicture(page, descriptions(label).length, label);
  await page.keyboard.press("Escape");
  await expect(pictures(page).last()).toBeFocused();
  await expect(pictures(page).last()).toBeInViewport();
});
