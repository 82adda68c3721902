import { expect, test } from "@playwright/test";
import { words } from "../../node/site/content";
import { category, expectFilter, openGallery, pictures, viewer } from "../components/gallery/gallery-page";

// Playwright hides scrollbars, which take room on computers with a mouse.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    },
    { scope: "worker" },
  ],
});

for (const [width, height] of [
  [390, 800],
  [1280, 800],
  // The selection is shorter than this window, which has no scrollbar.
  [1280, 4000],
] as const) {
  test(`at ${width} × ${height} px, the page keeps its width when a layer opens`, async ({ page }) => {
    const mainWidth = () => page.locator("main").evaluate(({ clientWidth }) => clientWidth);
    await page.setViewportSize({ width, height });
    await openGallery(page, `?show=${category.word}`);
    await expectFilter(page, category.label);
    const before = await mainWidth();
    await pictures(page).first().click();
    await expect(viewer(page)).toBeVisible();
    expect(await mainWidth()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    expect(await mainWidth()).toBe(before);
    const menu = page.getByRole("button", { name: words.navigation.menu });
    if (await menu.isVisible()) await menu.click();
    expect(await mainWidth()).toBe(before);
  });
}
