import type { BrowserContextOptions } from "@playwright/test";

/** The phone of Lighthouse's mobile emulation: its window decides which pictures are in view, and how large. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How much slower a phone of the middle range is than the machine, as Lighthouse has it. */
export const slowdown = 4;
