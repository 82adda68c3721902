import { test } from "@playwright/test";
import { paths } from "../../node/site/path";
import { answerOtherHosts } from "../navigation/visit";
import { expectContrast } from "./landing-contrast";

// The tests add styles to pages, which their policy forbids.
test.use({ bypassCSP: true });

test.beforeEach(({ context }) => answerOtherHosts(context));

for (const mode of ["light", "dark"]) {
  for (const width of [1100, 1280, 1920]) {
    test(`${mode}, ${width} px: text on the landings has sufficient contrast`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 1000 });
      await page.addInitScript((value) => localStorage.setItem("color-mode", value), mode);
      for (const path of paths) await test.step(path, () => expectContrast(page, path));
    });
  }
}
