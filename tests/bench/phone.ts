import type { BrowserContextOptions } from "@playwright/test";

/**
 * The phone of Lighthouse's mobile emulation. Its viewport decides which pictures are in view, and at which
 * size.
 */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The factor by which Lighthouse slows the processor to emulate a mid-tier phone. */
export const slowdown = 4;
