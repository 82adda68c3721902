import { test } from "@playwright/test";
import { templatePaths } from "../navigation/place";
import { answerOtherHosts } from "../navigation/visit";
import { expectContrast } from "./landing-contrast";

// The test adds a style to pages, which their policy forbids.
test.use({ bypassCSP: true });

test.beforeEach(({ context }) => answerOtherHosts(context));

// The slow suite tests other widths, dark mode and the other pages.
test("text on the landing of each kind of page has sufficient contrast", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (const path of templatePaths) await test.step(path, () => expectContrast(page, path));
});
