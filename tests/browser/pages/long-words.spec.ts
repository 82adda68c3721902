import { expect, test } from "@playwright/test";
import { menuButton } from "../components/header/main-navigation";
import { samplePaths } from "../navigation/place";
import { answerOtherHosts } from "../navigation/visit";
import { lostContent } from "./page-audit";

test.beforeEach(async ({ context, page }) => {
  await answerOtherHosts(context);
  // React would find other texts than it expects.
  await page.route(/\.js$/, (route) => route.abort());
});

/**
 * Replaces the longest word of each text with one of 90 letters, except in telephone numbers, which have no
 * words. The entries of the header are in one line in wide windows. Runs in the page.
 */
function lengthenWords(): void {
  const parts = document.querySelectorAll("main, footer, nav[popover]:popover-open");
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("script, style, [href^='tel:']")) continue;
      const words = (node.nodeValue ?? "").match(/[\p{L}\p{M}]+/gu) ?? [];
      const longest = words.toSorted((one, other) => other.length - one.length)[0];
      if (longest) node.nodeValue = (node.nodeValue ?? "").replace(longest, "lengthened".repeat(9));
    }
  }
}

for (const width of [320, 390, 768, 1280]) {
  test(`at ${width} px, long words break, in both directions`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const path of samplePaths) {
      await page.goto(path);
      if (await menuButton(page).isVisible()) await menuButton(page).click();
      await page.evaluate(lengthenWords);
      for (const direction of ["ltr", "rtl"]) {
        await page.evaluate((direction) => {
          document.documentElement.dir = direction;
        }, direction);
        expect.soft(await page.evaluate(lostContent), `${path}, ${direction}`).toEqual([]);
      }
    }
  });
}
