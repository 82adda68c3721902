import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./child.mjs";
import { step } from "./step.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

// NODE_ENV=production would leave out the development packages, so `--include=dev` is needed. .ci/run
// silences npm, so `--loglevel=error` is needed to print the errors of the installation.
const ciArguments = ["ci", "--include=dev", "--no-audit", "--loglevel=error"];

/**
 * Installs the packages of package-lock.json, unless they are installed.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if npm fails, or if node_modules is a link
 */
export async function install(folder) {
  if (isInstalled(folder)) {
    console.log("Packages: up to date.");
    return;
  }
  const modules = path.join(folder, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `${modules} is a link, and npm would empty its target. Install the packages there, or remove the link.`,
    );
  }
  await step("Installing packages", () => runNpm(folder, ciArguments));
}

/**
 * Returns whether the packages of package-lock.json are installed. Compares it with npm's own record of the
 * installed packages. npm writes that record last, so it is missing after an interrupted installation.
 *
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const record = path.join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readLock(record).packages;
  return Object.entries(readLock(path.join(folder, "package-lock.json")).packages).every(
    ([place, wanted]) => {
      if (place === "") return true;
      const found = installed[place];
      // An optional package may be for another operating system.
      if (!found) return wanted.optional === true;
      return (
        found.version === wanted.version &&
        (wanted.integrity ?? found.integrity) === found.integrity &&
        existsSync(path.join(folder, place))
      );
    },
  );
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function runNpm(folder, args) {
  const npm = process.env.npm_execpath;
  // npm sets this variable for the scripts that it runs. Other package managers set it to their own path.
  if (npm?.endsWith("npm-cli.js")) return run(folder, process.execPath, [npm, ...args]);
  return run(folder, process.platform === "win32" ? "npm.cmd" : "npm", args);
}
