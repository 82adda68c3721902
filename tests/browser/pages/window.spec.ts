import { expect, test } from "@playwright/test";
import { programs } from "../navigation/place";
import { otherHostsFail, visit } from "../navigation/visit";
import { shownShare, textShare, usualWindow, wideWindows } from "./picture-fit";

test.beforeEach(({ page }) => otherHostsFail(page));

test("cards show the right side of their pictures, where the subject is", async ({ page }) => {
  await visit(page, "/flagship-programs");
  for (const width of [360, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { cutOff } = await shownShare(page, "main li:last-child article img");
    expect(cutOff, `share that is cut off at ${width} px`).toBeLessThan(0.05);
  }
});

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
  for (const window of [{ width: 1200, height: 700 }, usualWindow, ...wideWindows]) {
    await page.setViewportSize(window);
    const { left, width } = await shownShare(page);
    const card = await page.getByRole("heading", { level: 1 }).locator("..").boundingBox();
    expect.soft((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(left + width * textShare + 1);
  }
});
