import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const places = {
  linux: [
    // The browser without its own windows: pages behave the same, and open in a third of the time.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

/**
 * The Chromium or Chrome of this machine: the one CHROMIUM_PATH names, else the first in the usual places
 * that starts.
 *
 * @param {string[]} [candidates] where to look when CHROMIUM_PATH is not set
 * @returns {string | undefined} its path, or undefined, which leaves the choice to Playwright
 * @throws {Error} if CHROMIUM_PATH names no file
 */
export function systemBrowser(candidates = places[process.platform] ?? []) {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return candidates.find(starts);
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH is set to ${named}, where there is no file.`);
}

/**
 * Ubuntu has a /usr/bin/chromium-browser that only says where to get one; on Windows Chrome knows no
 * --version and would open a window.
 *
 * @param {string} file
 */
function starts(file) {
  if (!existsSync(file)) return false;
  return process.platform === "win32" || spawnSync(file, ["--version"]).status === 0;
}
