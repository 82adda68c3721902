import { test } from "@playwright/test";
import { axeFindings, expectNoFindings } from "./audit";
import { states } from "./audit-state";
import { samplePrograms, templatePaths } from "./place";
import { answerOtherHosts, visit } from "./visit";

// Colors are compared as they are, never while they change.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ context }) => answerOtherHosts(context));

const paths = new Set([...templatePaths, ...samplePrograms.map(({ path }) => path)]);

for (const path of paths) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    await visit(page, path);
    await expectNoFindings(page, path, [axeFindings]);
  });
}

for (const { name, to = Infinity, open } of states) {
  test(`axe finds nothing in ${name}, light and dark`, async ({ page }) => {
    if (to < Infinity) await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await expectNoFindings(page, name, [axeFindings]);
  });
}
