import { expect, type Page, test } from "@playwright/test";
import { menuButton } from "../components/header/main-navigation";
import { samplePaths, templatePaths } from "../navigation/place";
import { setFontSize, widenTextSpacing } from "../navigation/visit";
import { expectNoFindings } from "./axe";
import {
  cutOffNames,
  dividedWords,
  labels,
  leakingSwipes,
  longLines,
  lostContent,
  lowTargets,
  recordFontSizes,
  shrunkTexts,
  stickyShare,
} from "./page-audit";
import { openState, states } from "./page-state";
import { expectHeading, expectSubject, wrongSizes } from "./picture-fit";
import { expectNoProblems } from "./problems";

/** A window of 1280 × 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

async function resize(page: Page, width: number, height = 800): Promise<string> {
  await page.setViewportSize({ width, height });
  return `at ${width} × ${height}`;
}

async function expectLayout(page: Page, width: number): Promise<void> {
  const place = await resize(page, width);
  expect.soft(await page.evaluate(lostContent), place).toEqual([]);
  expect.soft(await page.evaluate(longLines, 75), `lines of more than 75 characters ${place}`).toEqual([]);
  const divided = width < 360 ? [] : await page.evaluate(dividedWords, labels);
  expect.soft(divided, `words of headings and buttons that break ${place}`).toEqual([]);
  // At this width, the header begins to name the current program. Many entries take two lines.
  if (width !== 1200) return;
  expect.soft(await page.evaluate(cutOffNames), `names that the header cuts off ${place}`).toEqual([]);
  const isOneLine = await page.evaluate(
    () =>
      new Set(
        [...document.querySelectorAll("header nav > ul > li")].map((entry) =>
          Math.round(entry.getBoundingClientRect().top),
        ),
      ).size === 1,
  );
  const header = await page.getByRole("banner").boundingBox();
  if (isOneLine) expect.soft(header?.height, `height of the header ${place}`).toBe(70);
}

/** Expects the `sizes` of pictures to tell the width at which they are drawn. */
async function expectSizes(page: Page): Promise<void> {
  for (const width of [360, 640, 1024, 1280, 1920, 2560]) {
    const place = await resize(page, width, 900);
    expect.soft(await page.evaluate(wrongSizes, 0.15), `\`sizes\` of pictures ${place}`).toEqual([]);
  }
}

// audit.slow.spec.ts has what differs on the other pages.
for (const path of samplePaths) {
  const isTemplate = templatePaths.includes(path);
  const tag = isTemplate ? "@phone" : [];
  test(`${path} meets the requirements for every page`, { tag }, async ({ page, isMobile }) => {
    test.slow();
    await expectNoProblems(page, path);

    if (isMobile) await menuButton(page).tap();
    else await expectNoFindings(page);
    // WCAG 2.5.8 asks for 24 px.
    const low = await page.evaluate(lowTargets, isMobile ? 44 : 24);
    expect.soft(low, "targets outside of sentences that are too low").toEqual([]);
    if (isMobile) await menuButton(page).tap();
    expect.soft(await page.evaluate(leakingSwipes), "swipes that leave the page").toEqual([]);

    const widths = isTemplate ? [1280, 1200, 768, 360, 320] : [1200, 320];
    for (const width of isMobile ? [360, 320] : widths) await expectLayout(page, width);
    if (isTemplate && !isMobile) {
      await expectHeading(page);
      await expectSizes(page);
      await resize(page, 2560, 1440);
      await page.evaluate(recordFontSizes);
      // Zoom narrows the viewport. At 500 %, the largest zoom of browsers, such text is twice as large.
      await resize(page, zoomed.width, zoomed.height);
      expect.soft(await page.evaluate(shrunkTexts), "texts that zoom enlarges too little").toEqual([]);
      await setFontSize(page, 24);
      await expectSubject(page, " with letters of 24 px");
      await setFontSize(page, 32);
      for (const width of [640, 1280, 1920]) {
        const place = `with letters of 32 px ${await resize(page, width)}`;
        expect.soft(await page.evaluate(lostContent), place).toEqual([]);
        expect.soft(await page.evaluate(stickyShare), `header ${place}`).toBeLessThanOrEqual(0.25);
      }
      await setFontSize(page, 16);
    }

    await widenTextSpacing(page);
    for (const width of isMobile ? [360, 320] : [1280, 320]) {
      const place = await resize(page, width);
      expect.soft(await page.evaluate(lostContent), `with a visitor's text spacing ${place}`).toEqual([]);
    }
  });
}

for (const state of states) {
  test(`${state.name}: axe finds no problems, and zoom and text spacing hide nothing`, async ({ page }) => {
    if (state.to) await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openState(page, state);
    await expectNoFindings(page);
    if (!state.from) await page.setViewportSize(zoomed);
    expect.soft(await page.evaluate(lostContent), "at 400 % zoom").toEqual([]);
    await widenTextSpacing(page);
    expect.soft(await page.evaluate(lostContent), "with a visitor's text spacing").toEqual([]);
  });
}
