import { expect, test } from "@playwright/test";
import { programs, programWith } from "../navigation/place";
import { visit } from "../navigation/visit";
import { dividedWords } from "../pages/page-audit";

/** Returns the words that share space with a word of another entry of the header. Runs in the page. */
function touchingEntries(): string[] {
  const words = [...document.querySelectorAll("#menu > ul > li > *")].flatMap((entry) => {
    const range = new Range();
    range.selectNodeContents(entry);
    const boxes = entry.checkVisibility({ visibilityProperty: true }) ? [...range.getClientRects()] : [];
    return boxes.map((box) => ({ entry, box }));
  });
  const doTouch = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.flatMap(({ entry, box }) =>
    words.some((word) => word.entry !== entry && doTouch(word.box, box)) ? (entry.textContent ?? "") : [],
  );
}

/** Its name is below that of its menu. */
const longestName = programs.toSorted((one, other) => other.name.length - one.name.length)[0];

const longestWord = (text = "") => Math.max(...text.split(" ").map(({ length }) => length));

const longestAudience = programs.toSorted(
  (one, other) => longestWord(other.forWhom) - longestWord(one.forWhom),
)[0];

for (const size of [20, 24]) {
  test(`with a minimum font size of ${size} px, entries of the header do not touch, and facts keep their words`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=minimumFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL });
    for (const path of [programWith("facts"), longestName, longestAudience].map(
      (program) => program?.path ?? "",
    )) {
      await visit(page, path);
      for (const width of [1440, 1200, 1024, 920, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(touchingEntries), `header of ${path} at ${width} px`).toEqual([]);
        expect
          .soft(await page.evaluate(dividedWords, "main dl *"), `facts of ${path} at ${width} px`)
          .toEqual([]);
      }
    }
    await browser.close();
  });
}
