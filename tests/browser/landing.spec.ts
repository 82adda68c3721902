import { expect, type Page, test } from "@playwright/test";
import { visit } from "./visit";

const expandable = [
  "/about-us",
  "/flagship/change-and-win",
  "/flagship/creative-thinking",
  "/flagship/key-account-management",
  "/flagship/order-making",
  "/flagship/selling-through-true-colors",
];

/** The text that the control of the landing card controls. */
async function controlledText(page: Page) {
  const id = await page
    .getByRole("main")
    .locator("button[aria-controls]")
    .first()
    .getAttribute("aria-controls");
  return page.locator(`[id="${id}"]`);
}

const isClamped = (element: Element) => element.scrollHeight > element.clientHeight + 1;

for (const path of expandable) {
  test(`${path}: at 567 px the text folds to three lines, expands and collapses`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const text = await controlledText(page);
    expect(await text.evaluate(isClamped)).toBe(true);
    await page.getByRole("button", { name: "Read more" }).click();
    await expect(page.getByRole("button", { name: "Read less" })).toHaveAttribute("aria-expanded", "true");
    expect(await text.evaluate(isClamped)).toBe(false);
    await page.getByRole("button", { name: "Read less" }).click();
    await expect(page.getByRole("button", { name: "Read more" })).toHaveAttribute("aria-expanded", "false");
    expect(await text.evaluate(isClamped)).toBe(true);
  });
}

for (const path of expandable) {
  test(`${path}: at 567 px a click on the card's text expands and collapses it`, async ({ page }) => {
    await page.setViewportSize({ width: 567, height: 740 });
    await visit(page, path);
    const text = await controlledText(page);
    await text.click();
    await expect(page.getByRole("button", { name: "Read less" })).toHaveAttribute("aria-expanded", "true");
    expect(await text.evaluate(isClamped)).toBe(false);
    await page.getByRole("main").getByRole("heading", { level: 1 }).click();
    await expect(page.getByRole("button", { name: "Read more" })).toHaveAttribute("aria-expanded", "false");
    expect(await text.evaluate(isClamped)).toBe(true);
  });
}

test("at 568 px a click on the card's text does nothing: narrower again, it is collapsed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 740 });
  await visit(page, "/about-us");
  const text = await controlledText(page);
  await text.click();
  await page.setViewportSize({ width: 567, height: 740 });
  await expect(page.getByRole("button", { name: "Read more" })).toHaveAttribute("aria-expanded", "false");
  expect(await text.evaluate(isClamped)).toBe(true);
});

test("selecting text on the card does not toggle it, and the control works while text is selected", async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 740 });
  await visit(page, "/about-us");
  const text = await controlledText(page);
  await text.click();
  const control = page.getByRole("main").locator("button[aria-controls]");
  await expect(control).toHaveAttribute("aria-expanded", "true");
  const box = await text.boundingBox();
  if (!box) throw new Error("The text has no box");
  await page.mouse.move(box.x + 5, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(5);
  await expect(control).toHaveAttribute("aria-expanded", "true");
  await control.press("Enter");
  await expect(control).toHaveAttribute("aria-expanded", "false");
});

test("at 567 px there is a control, at 568 px there is none and the text is whole", async ({ page }) => {
  await page.setViewportSize({ width: 567, height: 740 });
  await visit(page, "/about-us");
  await expect(page.getByRole("button", { name: "Read more" })).toBeVisible();
  const text = await controlledText(page);
  await page.setViewportSize({ width: 568, height: 740 });
  await expect(page.getByRole("button", { name: "Read more" })).toBeHidden();
  expect(await text.evaluate(isClamped)).toBe(false);
});

test("a window that grows wider collapses the text", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 740 });
  await visit(page, "/flagship/order-making");
  await page.getByRole("button", { name: "Read more" }).click();
  await page.setViewportSize({ width: 700, height: 740 });
  await page.setViewportSize({ width: 400, height: 740 });
  await expect(page.getByRole("button", { name: "Read more" })).toHaveAttribute("aria-expanded", "false");
});

test("other landing cards have no control", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    "/flagship/palsam",
    "/flagship/merchandising",
    "/certifications/mini-mba",
    "/flagship-programs",
  ]) {
    await visit(page, path);
    await expect(page.getByRole("button", { name: "Read more" })).toHaveCount(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the text is whole and there is no control", async ({ page }) => {
    await page.goto("/about-us");
    await expect(page.getByRole("button", { name: "Read more" })).toBeHidden();
    expect(await (await controlledText(page)).evaluate(isClamped)).toBe(false);
  });
});
