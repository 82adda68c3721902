import type { Page } from "@playwright/test";

/** Milliseconds after which the page gets the time to draw. */
const stride = 1000;

/**
 * Lets time pass on the page's clock, which has to be paused. React draws between one timer and the next, as it
 * does when time is real: so what a test then sees is what has come of all of it.
 */
export async function passTime(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= stride) {
    await page.clock.runFor(Math.min(left, stride));
    // React works in messages to itself, which come before those that are sent later.
    await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(undefined);
        });
    });
  }
}
