import { slideRound, titleOf } from "../../browser/navigation/place";
import { home, words } from "../site/content";
import { Key, type Page, setUpBrowser } from "./page";

const browser = setUpBrowser();

const expectPage = (page: Page, name: "about-us" | "partners") => page.expectPlace(`/${name}`, titleOf(name));

const position = (page: Page) => page.run(() => scrollY);

/** Scrolls down, and waits for the frame in which the browser takes notice. */
const scrollDown = (page: Page, top = 500) =>
  page.run((top) => {
    scrollTo({ top, behavior: "instant" });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, top);

test("an unknown path leads to /home, and Back returns in one step", async () => {
  const page = browser();
  await page.open("/partners");
  await page.load("/flagship/no-such-program?from=mail#there");
  await page.expectPlace("/home", home.carousel.title);
  await page.hydrated();
  await page.driver.navigate().back();
  await expectPage(page, "partners");
});

test("Back and Forward show the page of the address, from its top", async () => {
  const page = browser();
  await page.open("/about-us");
  await page.click('footer a[href="/partners"]');
  await expectPage(page, "partners");
  await page.expect(() => position(page), 0);
  await scrollDown(page);
  await page.driver.navigate().back();
  await expectPage(page, "about-us");
  await page.expect(() => position(page), 0);
  await page.driver.navigate().forward();
  await expectPage(page, "partners");
  await page.expectNoProblems();
});

test("Back and Forward between documents open a page at its top, and a reload keeps the position", async () => {
  const page = browser();
  for (const path of ["/about-us", "/partners"]) {
    await page.open(path);
    await scrollDown(page);
  }
  await page.driver.navigate().back();
  await expectPage(page, "about-us");
  await page.hydrated();
  await page.expect(() => position(page), 0);
  await scrollDown(page, 400);
  await page.driver.navigate().forward();
  await expectPage(page, "partners");
  await page.hydrated();
  await page.expect(() => position(page), 0);
  await scrollDown(page, 400);
  await page.driver.navigate().refresh();
  await page.hydrated();
  await page.expect(() => position(page), 400);
});

test("Back right after a reload, before hydration, shows the page of the address", async () => {
  const page = browser();
  await page.open("/about-us");
  await page.click('footer a[href="/partners"]');
  await expectPage(page, "partners");
  page.site.hold();
  await page.driver.navigate().refresh();
  await page.run(() => history.back());
  await expectPage(page, "about-us");
  page.site.release();
  await page.hydrated();
  await expectPage(page, "about-us");
  await page.expectNoProblems();
});

describe("before hydration, in the carousel,", () => {
  // A pointer that does not move starts no gesture.
  beforeEach(() => browser().point({ x: 2, y: 2 }));

  test.each<[string, (page: Page) => Promise<void>]>([
    ["a click", (page) => page.click("button", words.carousel.next)],
    [
      "an arrow key",
      async (page) => {
        const next = await page.find("button", words.carousel.next);
        await page.run((button: HTMLElement) => button.focus(), next);
        await page.press(Key.ARROW_RIGHT);
      },
    ],
  ])("%s shows the next slide", async (_, gesture) => {
    const page = browser();
    await page.beforeHydration("/", () => gesture(page));
    await page.expectCount(1, "[role=group]", slideRound.name(2));
  });

  test("the pointer pauses it", async () => {
    const page = browser();
    await page.beforeHydration("/", async () => page.point(await page.find("h1")));
    await page.expectCount(1, `section[aria-label="${home.carousel.label}"] [aria-live=polite]`);
  });
});
