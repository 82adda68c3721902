import { expect, test } from "@playwright/test";
import { one, readPage, textOf } from "../site/html";
import { auditLayout, longLines, lostContent, missingPictures, watchFaults } from "./page-audit";
import { programWith } from "./place";
import { answerOtherHosts, pathGroups, scrollThrough, visit } from "./visit";

/*
 * One visit to every path in each project. It holds what every page promises: nothing in the console, no policy
 * violation, no request to another host, no layout shift, no sideways scroll (WCAG 1.4.10), readable lines, light
 * pictures, one `h1` and its own title.
 */

test.beforeEach(({ context }) => answerOtherHosts(context));

for (const { name, paths } of pathGroups) {
  test(`${name} keep what every page promises`, { tag: "@phone" }, async ({ page }, { project }) => {
    test.setTimeout(120_000);
    // 320 px is a window of 1280 px at 400 % zoom; from 1200 px the header names the current program.
    const widths = project.name === "phone" ? [360, 320] : [1280, 1200, 768];
    const takeFaults = await watchFaults(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
        await visit(page, path);
        expect.soft(await page.title(), path).toBe(textOf(one(readPage(path), "title")));
        await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        // The map of the contact page asks other hosts once its place is near.
        if (path !== "/contact-us") await scrollThrough(page);
        expect.soft(await takeFaults(), path).toEqual([]);
        expect.soft(await page.evaluate(missingPictures), path).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await auditLayout(page), `${path} at ${width} px`).toEqual([]);
        }
      });
    }
  });
}

test.describe("the walk", () => {
  // It puts a style into a page, which the page's policy forbids.
  test.use({ bypassCSP: true });

  test("finds what it looks for", async ({ page }) => {
    const takeFaults = await watchFaults(page);
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
    await expect.poll(async () => (await takeFaults()).join("\n")).toMatch(/shift of/);
    expect(await page.evaluate(lostContent)).toEqual(
      expect.arrayContaining([
        "the page scrolls sideways",
        expect.stringMatching("sticks out"),
        expect.stringMatching("cut off"),
      ]),
    );
    expect(await page.evaluate(longLines, 75)).not.toEqual([]);
  });
});
