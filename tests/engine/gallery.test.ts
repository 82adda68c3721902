import { fill } from "../../src/query/fill";
import { category, descriptions, labels, otherCategory } from "../browser/gallery-page";
import { words } from "../site/content";
import { expectSoon, Key, type Page, setUpBrowser } from "./page";

const grid = (page: Page) => page.find("region", words.gallery.pictures);

/** Returns the alternative texts of the visible pictures in the grid. */
async function pictures(page: Page): Promise<string[]> {
  const visible = (region: Element) =>
    [...region.querySelectorAll("img")].filter((image) => image.checkVisibility()).map(({ alt }) => alt);
  return page.run(visible, await grid(page));
}

/** Returns the description and the position that the viewer shows. */
async function shown(page: Page): Promise<string[]> {
  const viewer = await page.find("dialog", words.gallery.viewer);
  const [image] = await page.named("image", undefined, viewer);
  const text = await viewer.getText();
  const count = descriptions().length;
  const position = descriptions().findIndex((_, index) =>
    text.includes(fill(words.gallery.position, { position: index + 1, count })),
  );
  return [(await image?.getAccessibleName()) ?? "", descriptions()[position] ?? ""];
}

/** Expects the viewer to show a picture, with its description and its position from 1. */
async function expectPicture(page: Page, position: number) {
  const description = descriptions()[position - 1] ?? "";
  await expectSoon(() => shown(page), [description, description]);
}

async function open(page: Page, position: number) {
  const links = await page.all("a", await grid(page));
  const link = links[position - 1];
  if (link) await page.click(link);
  await expectPicture(page, position);
}

const expectClosed = async (page: Page, position: number) => {
  await expectSoon(() => page.count("dialog"), 0);
  await expectSoon(() => page.focused(), `link ${descriptions()[position - 1]}`);
};

describe.each([1280, 390])("at %i px", (width) => {
  const browser = setUpBrowser({ width });

  beforeEach(() => browser().open("/gallery"));

  test("the filter shows its pictures, and Back and a reload keep it", async () => {
    const page = browser();
    await page.click(await page.find("checkbox", category.label));
    await expectSoon(() => pictures(page), descriptions(category.label));
    await page.click(await page.find("checkbox", otherCategory.label));
    await expectSoon(() => pictures(page), descriptions(category.label, otherCategory.label));
    await page.driver.navigate().back();
    await expectSoon(() => page.address(), `/gallery?show=${category.word}`);
    await expectSoon(() => pictures(page), descriptions(category.label));
    await page.driver.navigate().refresh();
    await page.hydrated();
    await expectSoon(() => pictures(page), descriptions(category.label));
    expect(await (await page.find("checkbox", category.label)).isSelected()).toBe(true);
    await page.click(await page.find("checkbox", labels[0]));
    await expectSoon(() => pictures(page), descriptions());
  });

  test("the viewer steps by button and arrow key, and Escape returns the focus to the picture", async () => {
    const page = browser();
    await open(page, 2);
    await page.click(await page.find("button", words.gallery.next));
    await expectPicture(page, 3);
    await page.press(Key.ARROW_LEFT);
    await expectPicture(page, 2);
    await page.press(Key.ESCAPE);
    await expectClosed(page, 2);
  });

  test("the Close button and a click beside the viewer close it", async () => {
    const page = browser();
    await open(page, 1);
    await page.click(await page.find("button", words.gallery.close));
    await expectClosed(page, 1);
    await open(page, 3);
    await page.driver.actions().move({ x: 3, y: 3 }).click().perform();
    await expectClosed(page, 3);
  });
});
