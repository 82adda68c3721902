import { expect, test } from "@playwright/test";
import { words } from "../site/content";
import { category, openGallery, pictures, viewer } from "./gallery-page";

// Playwright hides scrollbars, which take room on computers with a mouse.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    },
    { scope: "worker" },
  ],
});

for (const width of [390, 1280]) {
  test(`at ${width} px, the page keeps its width when a layer opens or the gallery is short`, async ({
    page,
  }) => {
    const mainWidth = () => page.getByRole("main").evaluate(({ clientWidth }) => clientWidth);
    await page.setViewportSize({ width, height: 800 });
    await openGallery(page);
    const before = await mainWidth();
    await pictures(page).first().click();
    await expect(viewer(page)).toBeVisible();
    expect(await page.locator("main").evaluate(({ clientWidth }) => clientWidth)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    if (width < 1200) {
      await page.getByRole("button", { name: words.navigation.menu }).click();
      await expect(page.getByRole("navigation", { name: words.navigation.main })).toBeVisible();
      expect(await mainWidth()).toBe(before);
    }
    await page.setViewportSize({ width, height: 4000 });
    await openGallery(page, `?show=${category.word}`);
    await expect(pictures(page).first()).toBeVisible();
    expect(await mainWidth()).toBe(before);
  });
}
