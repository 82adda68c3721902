import type { Locator, Page } from "@playwright/test";
import { onward } from "./place";

export type Pointer = "touch" | "pen" | "mouse";

/** A movement in pixels in the direction of reading and down. Negative values mean back and up. */
type Way = { across: number; down?: number };

/** The number of steps of a movement, similar to that of a hand. */
const moves = 8;

/**
 * Presses a pointer in the upper middle of an element, moves it, and releases it. Sends the events that a
 * browser receives from the system, so that its default actions (scrolling, dragging) happen too.
 */
export async function draw(
  page: Page,
  element: Locator,
  pointer: Pointer,
  { across: forward, down = 0 }: Way,
) {
  const across = forward * onward;
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  const start = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height * 0.4) };
  const path = Array.from({ length: moves }, (_, index) => ({
    x: start.x + (across * (index + 1)) / moves,
    y: start.y + (down * (index + 1)) / moves,
  }));
  const end = { x: start.x + across, y: start.y + down };
  if (pointer === "mouse") {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of path) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  if (pointer === "touch") {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
    for (const point of path)
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    const press = { button: "left", buttons: 1, pointerType: pointer, clickCount: 1 } as const;
    await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...press, ...start });
    for (const point of path)
      await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...press, ...point });
    await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press, buttons: 0, ...end });
  }
  await session.detach();
}
