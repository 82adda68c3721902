import { existsSync } from "node:fs";
import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { systemBrowser } from "./browser.mjs";
import { runNode } from "./child.mjs";

// A font is needed by tests; Debian has the browser without windows, and where apt does not know it, the whole one
// does as well.
const packages = [
  ["fonts-liberation", "chromium-headless-shell"],
  ["fonts-liberation", "chromium"],
];

/**
 * Makes sure that there is a browser to test with: the system's, Playwright's, or one installed now. Needs the
 * packages to be installed.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if there is none and none can be installed
 */
export async function installBrowser(folder) {
  if (await hasBrowser()) return;
  if (mayUseApt) {
    await attempt("Installing Chromium with apt", () => installWithApt(folder, packages));
    if (await hasBrowser()) return;
  }
  // The system libraries that a browser needs come from apt too.
  const args = ["install", ...(mayUseApt ? ["--with-deps"] : []), "chromium"];
  await attempt("Installing Chromium with Playwright", () =>
    runNode(folder, "node_modules/@playwright/test/cli.js", args),
  );
  if (await hasBrowser()) return;
  throw new Error(
    "There is no browser to test with, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.",
  );
}

async function hasBrowser() {
  if (systemBrowser()) return true;
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}
