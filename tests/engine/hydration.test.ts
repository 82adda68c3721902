import { flagshipMenu, slideRound, titleOf } from "../browser/place";
import { isHydrated } from "../browser/visit";
import { home, words } from "../site/content";
import { type DelayingProxy, startDelayingProxy } from "./delaying-proxy";
import { expectSoon, Key, type Page, setUpBrowser } from "./page";

const browser = setUpBrowser();
let site: DelayingProxy;

beforeAll(async () => {
  site = await startDelayingProxy();
});

afterAll(() => site.stop());

/** Opens a path without its scripts. */
async function loadHeld(page: Page, path: string) {
  site.hold();
  await page.load(site.address + path);
}

/** Lets the scripts arrive, which no page has run until now. */
async function release(page: Page) {
  expect(await page.run(isHydrated)).toBe(false);
  site.release();
  await page.hydrated();
}

describe("a gesture before hydration takes effect:", () => {
  // A pointer that does not move starts no gesture.
  beforeEach(() => browser().point({ x: 2, y: 2 }));

  test("the pointer on the carousel pauses it", async () => {
    const page = browser();
    await loadHeld(page, "/");
    await page.point(await page.find("heading", home.carousel.title));
    await release(page);
    const carousel = await page.find("region", home.carousel.label);
    await expectSoon(async () => (await page.all("[aria-live=polite]", carousel)).length, 1);
  });

  const gestures = {
    "a click on a button": async (page: Page) => page.click(await page.find("button", words.carousel.next)),
    "an arrow key": async (page: Page) => {
      await page.run(
        (part: Element) => part.querySelector("button")?.focus(),
        await page.find("region", home.carousel.label),
      );
      await page.press(Key.ARROW_RIGHT);
    },
  };

  test.each(Object.entries(gestures))("%s in the carousel shows the next slide", async (_, gesture) => {
    const page = browser();
    await loadHeld(page, "/");
    await gesture(page);
    await release(page);
    const carousel = await page.find("region", home.carousel.label);
    await expectSoon(() => page.count("group", slideRound.name(2), carousel), 1);
  });

  test("a click on a menu opens its panel, which hydration keeps open", async () => {
    const page = browser();
    await loadHeld(page, "/about-us");
    const button = await page.find("button", flagshipMenu.name);
    await page.click(button);
    await page.link(flagshipMenu.program.path);
    await release(page);
    await expectSoon(() => button.getAttribute("aria-expanded"), "true");
    expect(await page.all(`header a[href="${flagshipMenu.program.path}"]`)).toHaveLength(1);
  });

  test("a click on a color mode changes the colors", async () => {
    const page = browser();
    await loadHeld(page, "/about-us");
    await page.click(await page.find("radio", words.colorMode.dark));
    await release(page);
    await expectSoon(() => page.run(() => getComputedStyle(document.documentElement).colorScheme), "dark");
    expect(await (await page.find("radio", words.colorMode.dark)).isSelected()).toBe(true);
  });
});

test("Back right after a reload, before hydration, shows the page of the address", async () => {
  const page = browser();
  site.release();
  await page.open(`${site.address}/about-us`);
  await page.click(await page.link("/partners", await page.driver.findElement({ css: "footer" })));
  await expectSoon(() => page.place(), ["/partners", titleOf("partners")]);
  site.hold();
  await page.driver.navigate().refresh();
  await page.run(() => history.back());
  await expectSoon(() => page.place(), ["/about-us", titleOf("about-us")]);
  await release(page);
  await expectSoon(() => page.place(), ["/about-us", titleOf("about-us")]);
  expect(await page.problems()).toEqual([]);
});
