import { test } from "@playwright/test";
import { expectNoFindings } from "./audit";
import { statesAt } from "./audit-state";
import { answerOtherHosts, pathGroups, visit } from "./visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ context }) => answerOtherHosts(context));

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.skip(({ isMobile }) => isMobile !== width < 600, "done in the other project");

    for (const { name, paths } of pathGroups) {
      test(`axe and IBM's engine find nothing on all ${name}, light and dark`, async ({ page }) => {
        test.setTimeout(180_000);
        for (const path of paths) {
          await visit(page, path);
          await expectNoFindings(page, path);
        }
      });
    }

    for (const { name, open } of statesAt(width)) {
      test(`axe and IBM's engine find nothing in ${name}, light and dark`, async ({ page }) => {
        await open(page);
        await expectNoFindings(page, name);
      });
    }
  });
}
