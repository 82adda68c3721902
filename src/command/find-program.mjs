import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** Debian installs servers in /usr/sbin, which is not in the PATH of ordinary users. */
const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)];

/** @type {(name: string) => string | undefined} */
export const findProgram = (name) => folders.map((folder) => path.join(folder, name)).find(existsSync);

const chromiumPlaces = [
  // The headless shell renders pages like the full browser and opens them in a third of the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of Chromium or Chrome: the file that CHROMIUM_PATH names or, if it is not set, the first
 * candidate that starts. Returns undefined to let Playwright choose.
 * @throws {Error} if CHROMIUM_PATH does not name a file
 */
export function systemBrowser(candidates = chromiumPlaces) {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return candidates.find(starts);
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
}

/** @param {string} file */
function starts(file) {
  if (!existsSync(file)) return false;
  // On Ubuntu, /usr/bin/chromium-browser may only explain how to install a browser. On Windows, Chrome
  // ignores --version and opens a window.
  return process.platform === "win32" || spawnSync(file, ["--version"]).status === 0;
}

const firefoxPlaces = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

export const systemFirefox = () => firefoxPlaces.find((file) => existsSync(file));
