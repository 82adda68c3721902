import { fill } from "../../../src/query/fill";
import { office } from "../../browser/components/office-map/office-map";
import { first, logoRowName, programs } from "../../browser/navigation/place";
import { scrollToEnd } from "../../browser/navigation/visit";
import { lostContent, missingPictures } from "../../browser/pages/page-audit";
import { words } from "../site/content";
import { paths } from "../site/path";
import { setUpBrowser } from "./page";

/** Returns the visible titles, the links between words that are not underlined, and the colors and fonts. */
function lookAtPage() {
  const { fontFamily, backgroundColor } = getComputedStyle(document.body);
  const font = fontFamily.split(",")[0] ?? "";
  const links = [...document.querySelectorAll("main :is(p:not([data-surface]), dd) a")];
  return {
    width: innerWidth,
    titles: [...document.querySelectorAll("h1")].filter((title) => title.checkVisibility()).length,
    hasFont: [...document.fonts].some(({ family, status }) => font.includes(family) && status === "loaded"),
    hasColors: backgroundColor !== "rgba(0, 0, 0, 0)",
    plainLinks: links
      .filter((link) => getComputedStyle(link).textDecorationLine !== "underline")
      .map((link) => link.textContent),
  };
}

const brokenPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("[role=application] img")].filter(
    (image) =>
      image.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && image.naturalWidth === 0,
  ).length;

describe.each([1280, 390])("at %i px", (width) => {
  const browser = setUpBrowser({ width });

  test.each(paths)("%s is clean", async (path) => {
    const page = browser();
    await page.open(path);
    await page.run(scrollToEnd);
    await page.expectNoProblems();
    // The map's tiles are refused.
    expect((await page.run(missingPictures)).filter((text) => !text.includes("https:"))).toEqual([]);
    expect(await page.run(lostContent)).toEqual([]);
    const look = { width, titles: 1, hasFont: true, hasColors: true, plainLinks: [] };
    expect(await page.run(lookAtPage)).toEqual(look);
  });

  test("the rows of logos move until the button stops them", async () => {
    const page = browser();
    await page.open("/");
    const rows = await Promise.all([1, 2].map((number) => page.find("[role=group]", logoRowName(number))));
    const states = (...rows: Element[]) =>
      rows.map((row) => row.getAnimations({ subtree: true })[0]?.playState);
    for (const [button, state] of [
      [words.clients.stop, "paused"],
      [words.clients.start, "running"],
    ] as const) {
      await page.click("button", button);
      await page.point({ x: 2, y: 2 });
      await page.expect(() => page.run(states, ...rows), [state, state]);
    }
  });

  test("the text of a landing card is folded below 568 px, until its button or the card is pressed", async () => {
    const page = browser();
    const text = "main p[data-expanded]";
    await page.open(first(programs, ({ landing }) => landing.isExpandable).path);
    const isFolded = (element: Element) => {
      // The text is long enough to fold, whatever the content is.
      element.textContent = "A sentence about the program. ".repeat(20);
      return element.scrollHeight > element.clientHeight + 1;
    };
    const expectFolded = async (expected: boolean) =>
      expect(await page.run(isFolded, await page.find(text))).toBe(expected);
    await expectFolded(width < 568);
    await page.expectCount(width < 568 ? 1 : 0, "button", words.landing.more);
    if (width >= 568) return;
    await page.click("button", words.landing.more);
    await page.find("button", words.landing.less);
    await expectFolded(false);
    await page.click(text);
    await page.find("button", words.landing.more);
    await expectFolded(true);
  });
});

describe("the map, whose tiles are refused,", () => {
  const browser = setUpBrowser();

  test("shows its marker, the link and the zoom, and no broken picture", async () => {
    const page = browser();
    await page.open("/contact-us");
    const map = await page.find("section", office.label);
    await page.run((section: Element) => section.scrollIntoView({ block: "center" }), map);
    const marker = fill(words.map.marker, { place: office.place });
    const pin = await page.find("[role=application] [role=button]", marker);
    await page.find(`section a[href="${office.mapsUrl}"]`);
    await page.find("[role=button], button", words.map.zoomIn);
    await page.expect(() => page.run(brokenPictures), 0);
    await page.run((pin: HTMLElement) => pin.focus(), pin);
    await page.expectFocus(marker);
    await page.expectNoProblems();
  });
});
