import { expect, test } from "@playwright/test";
import { templatePaths } from "../navigation/place";
import { answerOtherHosts, pathGroups, setFontSize, visit } from "../navigation/visit";
import { dividedWords, lostContent } from "./page-audit";
import { openState, statesAt } from "./page-state";

// The test adds a style to pages, which their policy forbids.
test.use({ bypassCSP: true });

test.beforeEach(({ context }) => answerOtherHosts(context));

/** WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const { name, paths } of pathGroups) {
  test(`${name}: a visitor's own text spacing hides no content`, { tag: "@phone" }, async ({
    page,
    viewport,
  }) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await page.addStyleTag({ content: spacing });
        expect.soft(await page.evaluate(lostContent), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        expect.soft(await page.evaluate(lostContent), `${path} at 320 px`).toEqual([]);
        await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
      });
    }
  });
}

for (const width of [360, 1280]) {
  for (const state of statesAt(width)) {
    test(`at ${width} px, a visitor's own text spacing hides nothing of ${state.name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openState(page, state);
      await page.addStyleTag({ content: spacing });
      expect(await page.evaluate(lostContent)).toEqual([]);
    });
  }
}

/** Returns the height of a sticky header as a share of the viewport's. Runs in the page. */
function stickyShare(): number {
  const header = document.querySelector("header");
  if (!header || Number.parseFloat(getComputedStyle(header).top) < 0) return 0;
  return header.getBoundingClientRect().height / innerHeight;
}

for (const standard of [16, 20, 24, 32]) {
  for (const { name, paths } of pathGroups) {
    test(`${name} fit a default font size of ${standard} px (WCAG 1.4.4)`, async ({ page }) => {
      test.setTimeout(180_000);
      await setFontSize(page, standard);
      for (const path of paths) {
        await visit(page, path);
        for (const width of [320, 360, 390, 480, 600, 768, 900, 1100, 1200, 1440]) {
          await page.setViewportSize({ width, height: 600 });
          const place = `${path} at ${width} px`;
          expect.soft(await page.evaluate(lostContent), place).toEqual([]);
          const divided = width < 360 || standard > 24 ? [] : await page.evaluate(dividedWords);
          expect.soft(divided, place).toEqual([]);
          expect.soft(await page.evaluate(stickyShare), `header, ${place}`).toBeLessThanOrEqual(0.25);
        }
      }
    });
  }
}

for (const standard of [16, 24]) {
  for (const state of statesAt(390)) {
    test(`${state.name} fits a phone with a font size of ${standard} px, upright and on its side`, async ({
      page,
    }) => {
      await setFontSize(page, standard);
      await page.setViewportSize({ width: 390, height: 844 });
      await openState(page, state);
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [568, 320],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        const place = `${width} × ${height}`;
        expect.soft(await page.evaluate(lostContent), place).toEqual([]);
        expect.soft(await page.evaluate(dividedWords), place).toEqual([]);
      }
    });
  }
}

// This is a window of 1280 × 1024 pixels at 400 % zoom.
const zoomed = { width: 320, height: 256 };

for (const state of statesAt(zoomed.width)) {
  test(`at 400 % zoom, ${state.name} fits into the viewport's width`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await openState(page, state);
    expect(await page.evaluate(lostContent)).toEqual([]);
  });
}

/** Runs in the page. */
function recordFontSizes(): void {
  for (const element of document.querySelectorAll("body *"))
    Reflect.set(element, "recordedSize", Number.parseFloat(getComputedStyle(element).fontSize));
}

/** Returns the texts whose recorded font size is more than 2.5 times the current one. Runs in the page. */
function shrunkTexts(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
    .filter((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return Reflect.get(element, "recordedSize") > 2.5 * size;
    })
    .map((element) => element.textContent ?? "");
}

// Zoom narrows the viewport. At 500 %, the largest zoom of browsers, such text is twice as large as at 100 %.
test("text in the widest viewport is at most 2.5 times as large as in the narrowest", async ({ page }) => {
  test.slow();
  for (const path of templatePaths) {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await visit(page, path);
    await page.evaluate(recordFontSizes);
    await page.setViewportSize(zoomed);
    expect.soft(await page.evaluate(shrunkTexts), path).toEqual([]);
  }
});
