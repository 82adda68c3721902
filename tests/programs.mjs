// Finds the programs that tests need. As a script, installs those that its arguments name, if they are missing:
// node tests/programs.mjs chromium nginx

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

// Debian installs servers in /usr/sbin, which is not in the PATH of ordinary users.
const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)];

/** @type {(...names: string[]) => string | undefined} the path of the first program that is installed */
export const findProgram = (...names) =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));

/** The headless shell opens pages in a third of the time. If undefined, Playwright uses a browser of its own. */
export const chromium =
  process.env.CHROMIUM_PATH ?? findProgram("chromium-headless-shell", "chromium", "google-chrome");

export const firefox = findProgram("firefox-esr", "firefox");

/** The packages of Debian. Of Chromium's, the second is for systems without the first. */
const programs = {
  chromium: {
    found: chromium,
    packages: ["chromium-headless-shell fonts-liberation", "chromium fonts-liberation"],
  },
  firefox: { found: firefox, packages: ["firefox-esr"] },
  nginx: { found: findProgram("nginx"), packages: ["nginx"] },
  webkit: { found: findProgram("WebKitWebDriver"), packages: ["webkit2gtk-driver xvfb"] },
};

/** @type {(command: string) => boolean} whether the command succeeded */
const run = (command) => spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;

const isScript = process.argv[1]?.endsWith("programs.mjs");
const names = isScript ? process.argv.slice(2) : [];
const missing = Object.entries(programs).filter(([name, { found }]) => names.includes(name) && !found);
const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
if (missing.length > 0 && mayUseApt) run("apt-get update");

for (const [name, { packages }] of missing) {
  const isInstalled =
    (mayUseApt && packages.some((list) => run(`apt-get install -y --no-install-recommends ${list}`))) ||
    (name === "chromium" && run("npx playwright install chromium"));
  if (isInstalled) continue;
  console.error(`The tests need ${name}. On Debian, run as root: apt-get install ${packages[0]}`);
  process.exitCode = 1;
}
