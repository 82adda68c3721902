import type { Locator, Page } from "@playwright/test";

/** Waits until the page has painted the effect of an input. Does not query the page meanwhile. */
export const settled = (page: Page) => page.waitForTimeout(500);

/** Does not use `locator.tap()`, whose hit-target check runs inside the page and slows what is measured. */
export async function tap(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  await settled(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
