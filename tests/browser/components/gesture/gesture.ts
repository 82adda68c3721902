import type { Locator, Page } from "@playwright/test";
import { onward } from "../../navigation/place";

export type Pointer = "touch" | "mouse";

type Point = { x: number; y: number };

/** Distances are in pixels, in the direction of reading and down. Negative values mean back and up. */
type Way = { across: number; down?: number };

/** The steps of a movement, similar to that of a hand. */
const steps = 8;

/**
 * Sends the events that a browser receives from the system, so that its default actions (scrolling, dragging)
 * happen too.
 */
export async function dragBetween(page: Page, pointer: Pointer, from: Point, to: Point): Promise<void> {
  if (pointer === "mouse") {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const path = Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / steps,
    y: from.y + ((to.y - from.y) * (index + 1)) / steps,
  }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const point of path)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** Drags from the upper middle of the element, after scrolling it into view. */
export async function drag(page: Page, element: Locator, pointer: Pointer, { across, down = 0 }: Way) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  const from = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * 0.4) };
  await dragBetween(page, pointer, from, { x: from.x + across * onward, y: from.y + down });
}

/**
 * Turns the wheel sideways where the pointer is, in the direction of reading. Returns whether the page has prevented
 * the default action of the browser, which may be to go back.
 */
export async function wheelAcross(page: Page, across: number): Promise<boolean> {
  const prevented = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener("wheel", (event) => resolve(event.defaultPrevented), { once: true }),
      ),
  );
  await page.mouse.wheel(across * onward, 0);
  return prevented;
}
