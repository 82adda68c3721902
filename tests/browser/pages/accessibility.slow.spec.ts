import { test } from "@playwright/test";
import { answerOtherHosts, pathGroups, visit } from "../navigation/visit";
import { axeFindings, engineFindings, expectNoFindings } from "./audit";
import { openState, statesAt } from "./page-state";

const engines = [axeFindings, engineFindings];

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ context }) => answerOtherHosts(context));

for (const { width, isMobile } of [
  { width: 360, isMobile: true },
  { width: 768, isMobile: false },
  { width: 1280, isMobile: false },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile, hasTouch: isMobile });

    for (const { name, paths } of pathGroups) {
      test(`axe and IBM's engine find no problems on all ${name}, light and dark`, async ({ page }) => {
        test.setTimeout(180_000);
        for (const path of paths) {
          await visit(page, path);
          await expectNoFindings(page, path, engines);
        }
      });
    }

    for (const state of statesAt(width)) {
      test(`axe and IBM's engine find no problems in ${state.name}, light and dark`, async ({ page }) => {
        await openState(page, state);
        await expectNoFindings(page, state.name, engines);
      });
    }
  });
}
