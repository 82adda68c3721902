import { expect, type Page, test } from "@playwright/test";
import { words } from "../../../node/site/content";
import { programs } from "../../navigation/place";
import { visit } from "../../navigation/visit";
import { expectSubject } from "../../pages/picture-fit";

const path = programs.find(({ landing }) => landing.isExpandable)?.path ?? "/about-us";

const control = (page: Page) => page.getByRole("main").locator("button[aria-controls]").first();

async function controlledText(page: Page) {
  const id = await control(page).getAttribute("aria-controls");
  return page.locator(`[id="${id}"]`);
}

const isClamped = (element: Element) => element.scrollHeight > element.clientHeight + 1;

/** Makes the text long enough to fold whatever the content is. */
async function open(page: Page) {
  await visit(page, path);
  const text = await controlledText(page);
  await text.evaluate((element) => {
    element.textContent = "A sentence about the program. ".repeat(20);
  });
  return text;
}

async function expectState(page: Page, isExpanded: boolean) {
  const name = isExpanded ? words.landing.less : words.landing.more;
  await expect(page.getByRole("button", { name })).toHaveAttribute("aria-expanded", `${isExpanded}`);
  expect(await (await controlledText(page)).evaluate(isClamped)).toBe(!isExpanded);
}

test("on a phone, the text folds to three lines; its control, text and heading expand and fold it", {
  tag: "@phone-only",
}, async ({ page }) => {
  const text = await open(page);
  await expectState(page, false);
  await page.getByRole("button", { name: words.landing.more }).tap();
  await expectState(page, true);
  await page.getByRole("button", { name: words.landing.less }).tap();
  await expectState(page, false);
  await text.tap();
  await expectState(page, true);
  await page.getByRole("main").getByRole("heading", { level: 1 }).tap();
  await expectState(page, false);
});

test("at 567 px there is a control, at 568 px none; widening folds the text", async ({ page }) => {
  await page.setViewportSize({ width: 567, height: 740 });
  const text = await open(page);
  await page.getByRole("button", { name: words.landing.more }).click();
  await expectState(page, true);
  await page.setViewportSize({ width: 568, height: 740 });
  await expect(page.getByRole("button", { name: words.landing.more })).toBeHidden();
  expect(await text.evaluate(isClamped)).toBe(false);
  // A click has no effect at this width.
  await text.click();
  await page.setViewportSize({ width: 567, height: 740 });
  await expectState(page, false);
});

test("selecting text on the card does not fold it, and the control still works", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 740 });
  const text = await open(page);
  await text.click();
  await expect(control(page)).toHaveAttribute("aria-expanded", "true");
  const box = await text.boundingBox();
  if (!box) throw new Error("The text has no box");
  await page.mouse.move(box.x + 5, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(5);
  await expect(control(page)).toHaveAttribute("aria-expanded", "true");
  await control(page).press("Enter");
  await expect(control(page)).toHaveAttribute("aria-expanded", "false");
});

// Find in page scrolls like a text fragment.
test("the text unfolds when the browser finds words in its hidden lines", { tag: "@firefox" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const end = (programs.find(({ landing }) => landing.isExpandable)?.landing.text ?? "").split(" ").slice(-3);
  await visit(page, `${path}#:~:text=${encodeURIComponent(end.join(" "))}`);
  await expect(control(page)).toHaveAttribute("aria-expanded", "true");
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
  await expectSubject(page, " with the longest texts");
});
