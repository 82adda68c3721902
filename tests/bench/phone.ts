import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { systemBrowser } from "../../src/command/browser.mjs";

/** The phone of Lighthouse's mobile emulation: its window decides which pictures are in view, and how large. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How much slower a phone of the middle range is than the machine, as Lighthouse has it. */
export const slowdown = 4;

// Chromium's sandbox refuses to start as root.
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Starts the browser that measures, for Lighthouse on a port of its own. */
export function startBrowser(debuggingPort: number): Promise<Browser> {
  return chromium.launch({
    executablePath: systemBrowser(),
    args: ["--disable-background-networking", `--remote-debugging-port=${debuggingPort}`, ...sandbox],
  });
}
