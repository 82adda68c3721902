import { expect, test } from "@playwright/test";
import { programs } from "../navigation/place";
import { otherHostsFail, visit } from "../navigation/visit";
import { hiddenSubject, windows } from "./picture-fit";

test.beforeEach(({ page }) => otherHostsFail(page));

/** Writes texts as long as the content check allows. Runs in the page. */
function fillLanding() {
  const card = document.querySelector("h1")?.parentElement;
  const limits = [50, 65, 300];
  for (const [index, element] of [...(card?.querySelectorAll("h1, p") ?? [])].entries())
    element.textContent = "Certified international professional trainers ".repeat(9).slice(0, limits[index]);
}

test("the longest texts of a landing end before its subject", async ({ page }) => {
  const program = programs.find(({ landing }) => landing.tagline && landing.text);
  await visit(page, program?.path ?? "/about-us");
  await page.evaluate(fillLanding);
  for (const window of windows) {
    await page.setViewportSize(window);
    expect.soft(await page.evaluate(hiddenSubject), `at ${window.width} × ${window.height}`).toEqual([]);
  }
});
