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

/** Lighthouse slows the processor by this factor to emulate a mid-tier phone. */
export const slowdown = 4;

/** Lighthouse's mobile emulation: latency in milliseconds, throughput in bytes per second. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
