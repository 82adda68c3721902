import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

export const recordFolder = "test-results/appearance-modules";

type Area = { x: number; y: number; width: number; height: number };

/** Stores the class names of the elements in an area of the page, or in its first view. */
export async function recordClasses(page: Page, picture: string, area?: Area): Promise<void> {
  const classes = await page.evaluate((area) => {
    const { x, y, width, height } = area ?? new DOMRect(scrollX, scrollY, innerWidth, innerHeight);
    // An element with `display: contents`, such as that of a picture, has no box.
    const boxed = (element: Element) =>
      getComputedStyle(element).display === "contents" ? (element.lastElementChild ?? element) : element;
    const isShown = (element: Element) => {
      const box = element.getBoundingClientRect();
      const [left, top] = [box.left + scrollX, box.top + scrollY];
      const isInside = left < x + width && left + box.width > x && top < y + height && top + box.height > y;
      return isInside && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    return [...document.querySelectorAll("[class]")]
      .filter((element) => isShown(boxed(element)))
      .flatMap((element) => [...element.classList]);
  }, area);
  mkdirSync(recordFolder, { recursive: true });
  writeFileSync(join(recordFolder, `${picture}.json`), JSON.stringify([...new Set(classes)]));
}

/** Returns the class names of the elements that the pictures show. */
export function recordedClasses(): Set<string> {
  return new Set(
    readdirSync(recordFolder).flatMap((file) => JSON.parse(readFileSync(join(recordFolder, file), "utf8"))),
  );
}
