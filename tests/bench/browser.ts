import { type Browser, chromium } from "@playwright/test";
import { systemBrowser } from "../../src/command/find-program.mjs";

// Chromium's sandbox does not start as root.
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Lighthouse connects through the debugging port. */
export function startBrowser(debuggingPort: number): Promise<Browser> {
  return chromium.launch({
    executablePath: systemBrowser(),
    args: ["--disable-background-networking", `--remote-debugging-port=${debuggingPort}`, ...sandbox],
  });
}
