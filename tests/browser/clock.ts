import type { Page } from "@playwright/test";

/** After so many milliseconds, the page gets time to render. */
const stride = 1000;

/**
 * Advances the page's paused clock. Lets React render between one timer and the next, as it does in real
 * time.
 */
export async function passTime(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= stride) {
    await page.clock.runFor(Math.min(left, stride));
    // React schedules its work with messages to itself, which arrive before messages that are sent later.
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
