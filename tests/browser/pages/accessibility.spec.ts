import { test } from "@playwright/test";
import { samplePaths } from "../navigation/place";
import { answerOtherHosts, visit } from "../navigation/visit";
import { axeFindings, expectNoFindings } from "./audit";
import { openState, states } from "./page-state";

// Disables transitions. Axe must not measure colors while they change.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ context }) => answerOtherHosts(context));

for (const path of samplePaths) {
  test(`axe finds no problems on ${path}, in light and dark mode`, async ({ page }) => {
    await visit(page, path);
    await expectNoFindings(page, path, [axeFindings]);
  });
}

for (const state of states) {
  test(`axe finds no problems in ${state.name}, in light and dark mode`, async ({ page }) => {
    if (state.to) await page.setViewportSize({ width: 360, height: 740 });
    await openState(page, state);
    await expectNoFindings(page, state.name, [axeFindings]);
  });
}
