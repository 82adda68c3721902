import { test } from "@playwright/test";
import { programs } from "../navigation/place";
import { visit } from "../navigation/visit";
import { expectSubject } from "./picture-fit";

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
  await expectSubject(page, " with the longest texts");
});
