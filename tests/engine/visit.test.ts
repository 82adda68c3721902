import { fill } from "../../src/query/fill";
import { office } from "../browser/office-map";
import { flagshipMenu, footer, home, slideRound, titleOf, words } from "../browser/place";
import { expectSoon, Key, type Page, setUpBrowser } from "./page";

const browser = setUpBrowser();

const expectPlace = (page: Page, name: "about-us" | "partners" | "gallery") =>
  expectSoon(() => page.place(), [`/${name}`, titleOf(name)]);

const expectHome = (page: Page) => expectSoon(() => page.place(), ["/home", home.carousel.title]);

const footerLink = async (page: Page, path: string) =>
  page.link(path, await page.driver.findElement({ css: "footer" }));

describe("redirects:", () => {
  test("an unknown path leads to /home, and Back returns in one step", async () => {
    const page = browser();
    await page.open("/partners");
    await page.load("/flagship/no-such-program?from=mail#there");
    await expectHome(page);
    await page.hydrated();
    await page.driver.navigate().back();
    await expectPlace(page, "partners");
  });

  const planned = footer.links.find(({ isPlanned }) => isPlanned)?.path;
  (planned ? test : test.skip)("a planned page in the footer leads to /home, and Back returns", async () => {
    const page = browser();
    await page.open("/gallery");
    await page.click(await footerLink(page, planned ?? ""));
    await expectHome(page);
    expect(await page.problems()).toEqual([]);
    await page.driver.navigate().back();
    await expectPlace(page, "gallery");
  });
});

describe("Back and reload:", () => {
  test("Back and Forward show the page of the address, from where it was left", async () => {
    const page = browser();
    await page.open("/about-us");
    await page.click(await footerLink(page, "/partners"));
    await expectPlace(page, "partners");
    await expectSoon(() => page.run(() => scrollY), 0);
    await page.driver.navigate().back();
    await expectPlace(page, "about-us");
    await expectSoon(() => page.run(() => scrollY > 0), true);
    await page.driver.navigate().forward();
    await expectPlace(page, "partners");
    expect(await page.problems()).toEqual([]);
  });

  test("Back right after a reload shows the page of the address", async () => {
    const page = browser();
    await page.open("/about-us");
    await page.click(await footerLink(page, "/partners"));
    await expectPlace(page, "partners");
    await page.driver.navigate().refresh();
    await page.run(() => history.back());
    await expectPlace(page, "about-us");
    await page.hydrated();
    await expectPlace(page, "about-us");
    expect(await page.problems()).toEqual([]);
  });
});

describe("the first gesture, right after the page has loaded:", () => {
  beforeEach(() => browser().point({ x: 2, y: 2 }));

  test("a pointer on the carousel pauses it", async () => {
    const page = browser();
    await page.load("/");
    await page.point(await page.find("heading", home.carousel.title));
    await expectSoon(async () => (await page.all("[aria-live=polite]")).length > 0, true);
    await page.hydrated();
    const carousel = await page.find("region", home.carousel.label);
    expect(await page.all("[aria-live=polite]", carousel)).toHaveLength(1);
  });

  test("a click on a menu opens its panel, which hydration keeps open", async () => {
    const page = browser();
    await page.load("/about-us");
    await page.click(await page.find("button", flagshipMenu.name));
    await page.link(flagshipMenu.program.path);
    await page.hydrated();
    const button = await page.find("button", flagshipMenu.name);
    await expectSoon(() => button.getAttribute("aria-expanded"), "true");
    expect(await page.all(`header a[href="${flagshipMenu.program.path}"]`)).toHaveLength(1);
  });

  test("an arrow key in the carousel shows the next slide", async () => {
    const page = browser();
    await page.load("/");
    const carousel = await page.find("region", home.carousel.label);
    await page.run((part: Element) => part.querySelector("button")?.focus(), carousel);
    await page.press(Key.ARROW_RIGHT);
    await page.hydrated();
    await expectSoon(() => page.count("group", slideRound.name(2), carousel), 1);
  });
});

describe("the map, whose tiles are refused:", () => {
  test("shows its marker and the link, and no broken picture", async () => {
    const page = browser();
    await page.open("/contact-us");
    const map = await page.find("region", office.label);
    await page.run((section: Element) => section.scrollIntoView({ block: "center" }), map);
    await page.find("application", undefined, map);
    const name = fill(words.map.marker, { place: office.place });
    const marker = await page.find("button", name, map);
    await page.link(office.mapsUrl, map);
    expect(await page.count("button", words.map.zoomIn, map)).toBe(1);
    await expectSoon(
      () =>
        page.run(
          (section: Element) =>
            [...section.querySelectorAll("img")].filter((image) => {
              const isShown = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
              return isShown && image.naturalWidth === 0;
            }).length,
          map,
        ),
      0,
    );
    await page.run((pin: HTMLElement) => pin.focus(), marker);
    expect(await page.focused()).toBe(`button ${name}`);
    expect(await page.problems()).toEqual([]);
  });
});
