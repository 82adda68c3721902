import { category, descriptions, otherCategory } from "../../browser/components/gallery/gallery-page";
import { titleOf } from "../../browser/navigation/place";
import { words } from "../site/content";
import { Key, type Page, setUpBrowser } from "./page";

const checkbox = "input[type=checkbox]";

/** Returns the alternative texts of the visible pictures in the grid. */
const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("main li img")]
    .filter((image) => image.checkVisibility())
    .map(({ alt }) => alt);

const expectPictures = (page: Page, ...categories: string[]) =>
  page.expect(() => page.run(pictures), descriptions(...categories));

const description = () => document.querySelector("dialog [aria-live] > [id]")?.textContent;

const expectPicture = (page: Page, index: number) =>
  page.expect(() => page.run(description), descriptions()[index]);

async function expectClosed(page: Page, index: number) {
  await page.expectCount(0, "dialog");
  await page.expectFocus(descriptions()[index] ?? "");
}

describe("without the data of the gallery,", () => {
  const browser = setUpBrowser();

  test("a picture opens its file, also if it was clicked before", async () => {
    const page = browser();
    page.site.lose(/\/gallery\/page-data\.json/);
    page.site.hold();
    await page.load("/gallery");
    const link = await page.find("main li a");
    const file = await link.getAttribute("href");
    await page.click("main li a");
    page.site.release();
    await page.expect(() => page.driver.getCurrentUrl(), file);
    await page.load("/gallery");
    await page.click("main li a");
    await page.expect(() => page.driver.getCurrentUrl(), file);
    page.site.lose();
  });
});

describe.each([1280, 390])("at %i px", (width) => {
  const browser = setUpBrowser({ width });

  test("the filter shows its pictures, and Back and a reload keep it", async () => {
    const page = browser();
    await page.open("/gallery");
    await page.click(checkbox, category.label);
    await expectPictures(page, category.label);
    await page.click(checkbox, otherCategory.label);
    await expectPictures(page, category.label, otherCategory.label);
    await page.driver.navigate().back();
    await page.expectPlace(`/gallery?show=${category.word}`, titleOf("gallery"));
    await expectPictures(page, category.label);
    await page.driver.navigate().refresh();
    await page.hydrated();
    await expectPictures(page, category.label);
    await page.expectCount(1, `${checkbox}:checked`, category.label);
  });

  test("the viewer steps by button and key; Escape, Close and a click beside it return the focus", async () => {
    const page = browser();
    await page.open("/gallery");
    await page.click("main a", descriptions()[1]);
    await page.click("dialog button", words.gallery.next);
    await expectPicture(page, 2);
    await page.press(Key.ARROW_LEFT);
    await expectPicture(page, 1);
    await page.press(Key.ESCAPE);
    await expectClosed(page, 1);
    await page.click("main a", descriptions()[0]);
    await page.click("dialog button", words.gallery.close);
    await expectClosed(page, 0);
    await page.click("main a", descriptions()[2]);
    await expectPicture(page, 2);
    await page.point({ x: 3, y: 3 });
    await page.driver.actions().click().perform();
    await expectClosed(page, 2);
  });
});
