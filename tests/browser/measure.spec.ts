import { expect, test } from "@playwright/test";
import { answerOtherHosts, pathGroups, visit } from "./visit";

// The tests put styles into pages, which the policy of these forbids.
test.use({ bypassCSP: true });

test.beforeEach(({ context }) => answerOtherHosts(context));

/** More than 75 characters in a line are hard to follow back to the next one's start. */
const longest = 75;

/** The lines of running text that are longer than that, among paragraphs of two lines and more. */
function longLines(limit: number): string[] {
  const found: string[] = [];
  for (const paragraph of document.querySelectorAll("main p")) {
    if (!paragraph.checkVisibility()) continue;
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const line = Math.round(range.getBoundingClientRect().bottom / 4);
        lines.set(line, (lines.get(line) ?? "") + word);
      }
    }
    const texts = [...lines.values()].map((line) => line.trim());
    if (texts.length > 1) found.push(...texts.filter((line) => line.length > limit));
  }
  return found;
}

for (const group of pathGroups) {
  test(`${group.name}: no line of running text is longer than ${longest} characters`, async ({ page }, {
    project,
  }) => {
    test.slow();
    const widths = project.name === "phone" ? [360] : [768, 1280, 1920];
    for (const path of group.paths) {
      await test.step(path, async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await visit(page, path);
          expect.soft(await page.evaluate(longLines, longest), `${path} at ${width} px`).toEqual([]);
        }
      });
    }
  });
}

test("a long line is found", async ({ page, isMobile }) => {
  test.skip(isMobile, "there is no room for one");
  await visit(page, "/flagship/palsam");
  await page.addStyleTag({ content: "p { max-inline-size: none !important; font-size: 12px !important }" });
  expect(await page.evaluate(longLines, longest)).not.toEqual([]);
});
