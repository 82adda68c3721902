import { first, programs } from "../browser/place";
import { words } from "../site/content";
import { expectSoon, type Page, setUpBrowser } from "./page";

const { path } = first(programs, ({ landing }) => landing.isExpandable);

const text = (page: Page) => page.driver.findElement({ css: "main p[data-expanded]" });
const isClamped = async (page: Page) =>
  page.run((element: Element) => element.scrollHeight > element.clientHeight + 1, await text(page));

describe("the text of a landing", () => {
  const browser = setUpBrowser({ width: 390 });

  test("folds to three lines; its button and a press on the card expand and fold it", async () => {
    const page = browser();
    await page.open(path);
    // Long enough to fold, whatever the content is.
    await page.run(
      (element: Element) => {
        element.textContent = "A sentence about the program. ".repeat(20);
      },
      await text(page),
    );
    expect(await isClamped(page)).toBe(true);
    await page.click(await page.find("button", words.landing.more));
    await page.find("button", words.landing.less);
    expect(await isClamped(page)).toBe(false);
    await page.click(await text(page));
    await page.find("button", words.landing.more);
    expect(await isClamped(page)).toBe(true);
  });
});

describe("the text of a landing at 1280 px", () => {
  const browser = setUpBrowser();

  test("is shown in full, without a button", async () => {
    const page = browser();
    await page.open(path);
    expect(await isClamped(page)).toBe(false);
    await expectSoon(() => page.count("button", words.landing.more), 0);
  });
});
