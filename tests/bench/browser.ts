import { type Browser, chromium } from "@playwright/test";
import { systemBrowser } from "../../src/command/browser.mjs";

// Chromium's sandbox refuses to start as root.
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Starts the browser that measures, for Lighthouse on a port of its own. */
export function startBrowser(debuggingPort: number): Promise<Browser> {
  return chromium.launch({
    executablePath: systemBrowser(),
    args: ["--disable-background-networking", `--remote-debugging-port=${debuggingPort}`, ...sandbox],
  });
}
