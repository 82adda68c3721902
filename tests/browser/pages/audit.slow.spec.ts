import { expect, test } from "@playwright/test";
import { paths } from "../../node/site/path";
import { samplePaths } from "../navigation/place";
import { setFontSize, visit, widenTextSpacing } from "../navigation/visit";
import { expectNoFindings } from "./axe";
import { cutOffNames, dividedWords, labels, longLines, lostContent, stickyShare } from "./page-audit";
import { openState, statesAt } from "./page-state";
import { expectHeading, expectSubject } from "./picture-fit";
import { expectNoProblems } from "./problems";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const path of paths) {
  test(`axe finds no problems on ${path} on a phone`, { tag: "@phone-only" }, async ({ page }) => {
    await visit(page, path);
    await expectNoFindings(page);
  });

  test(`axe finds no problems on ${path} on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await visit(page, path);
    await expectNoFindings(page);
  });

  if (!samplePaths.has(path))
    test(`${path} loads without problems, and a visitor's text spacing hides nothing`, async ({ page }) => {
      await expectNoProblems(page, path);
      await page.setViewportSize({ width: 1200, height: 800 });
      expect.soft(await page.evaluate(cutOffNames), "names that the header cuts off").toEqual([]);
      await widenTextSpacing(page);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(lostContent), `at ${width} px`).toEqual([]);
      }
    });

  test(`${path} shows its heading and its whole subject in windows of all shapes`, async ({ page }) => {
    await visit(page, path);
    await expectHeading(page);
    await expectSubject(page);
  });

  test(`${path} fits each default font size (WCAG 1.4.4)`, async ({ page }) => {
    test.setTimeout(180_000);
    await visit(page, path);
    for (const standard of [16, 20, 24, 32]) {
      await setFontSize(page, standard);
      for (const width of [320, 360, 390, 480, 600, 768, 900, 1100, 1200, 1440]) {
        await page.setViewportSize({ width, height: 600 });
        const place = `letters of ${standard} px at ${width} px`;
        expect.soft(await page.evaluate(lostContent), place).toEqual([]);
        const long = standard === 16 ? await page.evaluate(longLines, 75) : [];
        expect.soft(long, `lines of more than 75 characters, ${place}`).toEqual([]);
        const divided = width < 360 || standard > 24 ? [] : await page.evaluate(dividedWords, labels);
        expect.soft(divided, `divided words, ${place}`).toEqual([]);
        expect.soft(await page.evaluate(stickyShare), `header, ${place}`).toBeLessThanOrEqual(0.25);
      }
    }
  });
}

for (const state of statesAt(360)) {
  test(`axe finds no problems in ${state.name} on a phone`, { tag: "@phone-only" }, async ({ page }) => {
    await openState(page, state);
    await expectNoFindings(page);
  });
}

for (const state of statesAt(390)) {
  test(`${state.name} fits a phone, upright and on its side, also with large letters`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openState(page, state);
    for (const standard of [16, 24]) {
      await setFontSize(page, standard);
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [568, 320],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        const place = `letters of ${standard} px at ${width} × ${height}`;
        expect.soft(await page.evaluate(lostContent), place).toEqual([]);
        expect.soft(await page.evaluate(dividedWords, labels), `divided words, ${place}`).toEqual([]);
      }
    }
  });
}
