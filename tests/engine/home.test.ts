import { logoRowName, slideRound, trainerRound } from "../browser/place";
import { home, trainers, words } from "../site/content";
import { expectSoon, Key, type Page, setUpBrowser } from "./page";

const carousel = (page: Page) => page.find("region", home.carousel.label);

/** Returns the names of the visible slides. While one fades into the next, both are visible. */
async function slides(page: Page): Promise<string[]> {
  const groups = await page.named("group", undefined, await carousel(page));
  const names = await Promise.all(groups.map((group) => group.getAccessibleName()));
  return names.filter((name) => slideRound.names.includes(name));
}

const expectSlide = (page: Page, number: number) => expectSoon(() => slides(page), [slideRound.name(number)]);

const leave = (page: Page) => page.point({ x: 2, y: 2 });

/** Returns the states of the animations of both rows of logos. */
async function rowStates(page: Page): Promise<(string | undefined)[]> {
  const rows = await Promise.all([1, 2].map((number) => page.find("group", logoRowName(number))));
  return Promise.all(
    rows.map((row) =>
      page.run((element: Element) => element.getAnimations({ subtree: true })[0]?.playState, row),
    ),
  );
}

describe.each([1280, 390])("at %i px", (width) => {
  const browser = setUpBrowser({ width });

  beforeEach(async () => {
    await browser().open("/");
    await leave(browser());
  });

  test("the slides change by themselves, and pause under the pointer", async () => {
    const page = browser();
    await expectSlide(page, 2);
    await page.point(await page.find("heading", home.carousel.title));
    await expectSoon(async () => (await page.all("[aria-live=polite]", await carousel(page))).length, 1);
    await leave(page);
    await expectSoon(async () => (await page.all("[aria-live=off]", await carousel(page))).length, 1);
  });

  test("the buttons and the arrow keys show the slides, and each has its picture", async () => {
    const page = browser();
    for (const number of slideRound.onward) {
      await page.click(await page.find("button", words.carousel.next));
      await expectSlide(page, number);
      const [picture, ...others] = await page.all("img", await carousel(page));
      expect(others).toEqual([]);
      if (!picture) throw new Error("The slide has no picture.");
      await expectSoon(() => page.run((image: HTMLImageElement) => image.naturalWidth > 0, picture), true);
    }
    await page.press(Key.ARROW_RIGHT);
    await expectSlide(page, 2);
    await page.press(Key.ARROW_LEFT);
    await expectSlide(page, 1);
  });

  test("the rows of logos move until the button stops them", async () => {
    const page = browser();
    expect(await rowStates(page)).toEqual(["running", "running"]);
    await page.click(await page.find("button", words.clients.stop));
    await leave(page);
    await expectSoon(() => rowStates(page), ["paused", "paused"]);
    await page.click(await page.find("button", words.clients.start));
    await leave(page);
    await expectSoon(() => rowStates(page), ["running", "running"]);
  });

  test("the trainers change with the button", async () => {
    const page = browser();
    const shown = async () => {
      const part = await page.find("region", home.trainers.heading);
      return Promise.all((await page.all("h3", part)).map((name) => name.getText()));
    };
    for (const number of trainerRound.onward) {
      await page.click(await page.find("button", words.trainers.next));
      const expected = trainers.slice((number - 1) * 5, number * 5).map(({ name }) => name);
      await expectSoon(shown, expected);
    }
  });
});

describe("with reduced motion", () => {
  const browser = setUpBrowser({ hasReducedMotion: true });

  test("neither the slides nor the logos move, and both can be started", async () => {
    const page = browser();
    await page.open("/");
    expect(await page.count("button", words.carousel.start)).toBe(1);
    expect(await page.count("button", words.clients.start)).toBe(1);
    expect(await rowStates(page)).not.toContain("running");
    await page.click(await page.find("button", words.clients.start));
    await leave(page);
    await expectSoon(() => rowStates(page), ["running", "running"]);
  });
});
