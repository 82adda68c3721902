import { test } from "@playwright/test";
import { answerOtherHosts, visit } from "../navigation/visit";
import { expectEdge, expectFocusRing } from "./forced-color";

// The slow suite tests everything else that forced colors affect.
test("with forced colors, fields and buttons have edges, and the focus has a ring", async ({ page }) => {
  await answerOtherHosts(page.context());
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await visit(page, "/contact-us");
  const form = page.getByRole("main").locator("form");
  for (const control of await form.locator("input, textarea, button").all()) await expectEdge(page, control);
  await page.keyboard.press("Tab");
  for (let step = 0; step < 12; step++) {
    await expectFocusRing(page);
    await page.keyboard.press("Tab");
  }
});
