import { expect, test } from "@playwright/test";
import { lostContent } from "./page-audit";
import { answerOtherHosts, pathGroups, visit } from "./visit";

// The test adds a style to pages, which their policy forbids.
test.use({ bypassCSP: true });

test.beforeEach(({ context }) => answerOtherHosts(context));

/** The text spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const { name, paths } of pathGroups) {
  test(`${name}: a visitor's own text spacing hides no content`, { tag: "@phone" }, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path);
        await page.addStyleTag({ content: spacing });
        expect.soft(await page.evaluate(lostContent), path).toEqual([]);
      });
    }
  });
}
