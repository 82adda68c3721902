import { fill } from "../../src/query/fill";
import { office } from "../browser/office-map";
import { titleOf } from "../browser/place";
import { footer, home, words } from "../site/content";
import { expectSoon, type Page, setUpBrowser } from "./page";

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

describe("history:", () => {
  test("Back and Forward show the page of the address, from its top", async () => {
    const page = browser();
    await page.open("/about-us");
    await page.click(await footerLink(page, "/partners"));
    await expectPlace(page, "partners");
    await expectSoon(() => page.run(() => scrollY), 0);
    await page.driver.navigate().back();
    await expectPlace(page, "about-us");
    await expectSoon(() => page.run(() => scrollY), 0);
    await page.driver.navigate().forward();
    await expectPlace(page, "partners");
    expect(await page.problems()).toEqual([]);
  });
});

describe("between documents:", () => {
  test("Back and Forward between documents open a page at its top, and a reload keeps the position", async () => {
    const page = browser();
    const scrollDown = () => page.run(() => scrollTo({ top: 500, behavior: "instant" }));
    const position = () => page.run(() => scrollY);
    await page.open("/about-us");
    await scrollDown();
    await page.open("/partners");
    await scrollDown();
    await page.driver.navigate().back();
    await expectPlace(page, "about-us");
    await page.hydrated();
    await expectSoon(position, 0);
    await scrollDown();
    await page.driver.navigate().forward();
    await expectPlace(page, "partners");
    await page.hydrated();
    await expectSoon(position, 0);
    await scrollDown();
    await page.driver.navigate().refresh();
    await page.hydrated();
    await expectSoon(position, 500);
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
