import { existsSync } from "node:fs";
import { systemBrowser } from "./browser.mjs";
import { run, runNode } from "./child.mjs";
import { step } from "./step.mjs";

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
  const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayUseApt) {
    await attempt("Installing Chromium with apt", () => installWithApt(folder));
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

/** @param {string} folder */
async function installWithApt(folder) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(folder, "apt-get", ["update"], env);
  // What apt recommends beside a browser, printers for one, no test needs; a font it does.
  const args = ["install", "-y", "--no-install-recommends", "fonts-liberation"];
  // Debian has the browser without windows; where apt knows it not, the whole one does as well.
  const status = await run(folder, "apt-get", [...args, "chromium-headless-shell"], env);
  return status === 0 ? status : run(folder, "apt-get", [...args, "chromium"], env);
}

/**
 * A way that fails is reported and the next one tried.
 *
 * @param {string} title
 * @param {() => Promise<number>} work
 */
async function attempt(title, work) {
  try {
    await step(title, work);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
