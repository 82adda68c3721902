import { existsSync } from "node:fs";
import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { systemBrowser } from "./browser.mjs";
import { runNode } from "./child.mjs";

// The tests need a font. Debian has a package with the headless shell of Chromium. Elsewhere, the full
// browser works too.
const packages = [
  ["fonts-liberation", "chromium-headless-shell"],
  ["fonts-liberation", "chromium"],
];

/**
 * Installs a browser for the tests, unless the system or Playwright already has one. Requires the npm
 * packages.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if there is no browser and none can be installed
 */
export async function installBrowser(folder) {
  if (await hasBrowser()) return;
  if (mayUseApt) {
    await attempt("Installing Chromium with apt", () => installWithApt(folder, packages));
    if (await hasBrowser()) return;
  }
  // apt also installs the system libraries that a browser needs.
  const args = ["install", ...(mayUseApt ? ["--with-deps"] : []), "chromium"];
  await attempt("Installing Chromium with Playwright", () =>
    runNode(folder, "node_modules/@playwright/test/cli.js", args),
  );
  if (await hasBrowser()) return;
  throw new Error(
    "The tests need a browser, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.",
  );
}

async function hasBrowser() {
  if (systemBrowser()) return true;
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath());
}
