import type { Locator, Page } from "@playwright/test";

/** Waits until the page has done and painted what an input began; nothing is asked of it meanwhile. */
export const settled = (page: Page) => page.waitForTimeout(500);

/**
 * Touches an element with a finger, once the page has come to rest where it is in view. Not `locator.tap()`,
 * which listens for what it has hit inside the page and so slows what is measured.
 */
export async function tap(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not there to be touched`);
  await settled(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
