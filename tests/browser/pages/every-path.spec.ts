import { expect, test } from "@playwright/test";
import { one, readPage, textOf } from "../../node/site/html";
import { programWith } from "../navigation/place";
import { answerOtherHosts, pathGroups, scrollThrough, visit } from "../navigation/visit";
import { auditLayout, longLines, lostContent, missingPictures, watchProblems } from "./page-audit";

/*
 * Checks what every page must have: an empty console, no policy violation, no request to another host, no
 * horizontal scrolling (WCAG 1.4.10), readable lines, layout shifts and pictures under their limits, one `h1`
 * and its own title.
 */

test.beforeEach(({ context }) => answerOtherHosts(context));

/** Phones in landscape orientation, from the smallest to the largest, and a low window. */
const lowWindows = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 480 },
];

for (const { name, paths } of pathGroups) {
  test(`${name} meet the requirements for every page`, { tag: "@phone" }, async ({ page }, { project }) => {
    test.setTimeout(120_000);
    // A viewport of 320 px is one of 1280 px at 400 % zoom. From 1200 px the header names the current
    // program.
    const widths = project.name === "phone" ? [360, 320] : [1280, 1200, 768];
    const takeProblems = await watchProblems(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
        await visit(page, path);
        expect.soft(await page.title(), path).toBe(textOf(one(readPage(path), "title")));
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        // The map of the contact page requests other hosts when it is near the viewport.
        if (path !== "/contact-us") await scrollThrough(page);
        expect.soft(await takeProblems(), path).toEqual([]);
        expect.soft(await page.evaluate(missingPictures), path).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await auditLayout(page), `${path} at ${width} px`).toEqual([]);
        }
        if (project.name === "phone") return;
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        for (const window of lowWindows) {
          await page.setViewportSize(window);
          const place = `heading of ${path} at ${window.width} × ${window.height}`;
          const heading = page.getByRole("heading", { level: 1 });
          await expect.soft(heading, place).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
}

test.describe("the audit", () => {
  // The test adds a style to a page, which the page's policy forbids.
  test.use({ bypassCSP: true });

  test("finds each kind of problem", { tag: "@chromium" }, async ({ page }) => {
    const takeProblems = await watchProblems(page);
    await visit(page, programWith("outline").path);
    await page.addStyleTag({
      content: `h1 { white-space: nowrap; inline-size: 200vw }
        h2 { block-size: 1em; overflow: hidden; font-size: 3rem }
        p { max-inline-size: none !important; font-size: 12px !important }
        main { margin-block-start: 20rem }`,
    });
    await page.evaluate(() => {
      console.log("message");
      fetch("https://example.com/").catch(() => {});
      return fetch("/missing.json");
    });
    await expect.poll(async () => (await takeProblems()).join("\n")).toMatch(/shift of/);
    expect(await page.evaluate(lostContent)).toEqual(
      expect.arrayContaining([
        "the page scrolls horizontally",
        expect.stringMatching("sticks out"),
        expect.stringMatching("cut off"),
      ]),
    );
    expect(await page.evaluate(longLines, 75)).not.toEqual([]);
  });
});
