import { lostContent, missingPictures } from "../browser/page-audit";
import { scrollToEnd } from "../browser/visit";
import { paths } from "../site/path";
import { setUpBrowser } from "./page";

/** Returns the links between words that are not underlined, and whether the site's font and colors are used. */
function lookAtStyles() {
  const { fontFamily, backgroundColor } = getComputedStyle(document.body);
  const font = fontFamily.split(",")[0] ?? "";
  const links = [...document.querySelectorAll("main :is(p:not([data-surface]), dd) a")];
  return {
    hasFont: [...document.fonts].some(({ family, status }) => font.includes(family) && status === "loaded"),
    hasColors: backgroundColor !== "rgba(0, 0, 0, 0)",
    plainLinks: links
      .filter((link) => getComputedStyle(link).textDecorationLine !== "underline")
      .map((link) => link.textContent),
  };
}

const countTitles = () =>
  [...document.querySelectorAll("h1")].filter((title) => title.checkVisibility()).length;

describe.each([1280, 390])("at %i px", (width) => {
  const browser = setUpBrowser({ width });

  test.each(paths)("%s is clean", async (path) => {
    const page = browser();
    await page.open(path);
    await page.run(scrollToEnd);
    expect(await page.run(() => innerWidth)).toBe(width);
    expect(await page.problems()).toEqual([]);
    // The map's tiles are refused.
    expect((await page.run(missingPictures)).filter((text) => !text.includes("https:"))).toEqual([]);
    expect(await page.run(lostContent)).toEqual([]);
    expect(await page.run(countTitles)).toBe(1);
    expect(await page.run(lookAtStyles)).toEqual({ hasFont: true, hasColors: true, plainLinks: [] });
  });
});
