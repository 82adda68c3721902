import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./child.mjs";
import { step } from "./step.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

// The development packages are named because NODE_ENV=production would leave them out, and the level of
// messages because .ci/run silences npm, whose errors matter here.
const ciArguments = ["ci", "--include=dev", "--no-audit", "--loglevel=error"];

/**
 * Installs what package-lock.json names, unless it is there already.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if npm fails, or would empty another folder
 */
export async function install(folder) {
  if (isInstalled(folder)) {
    console.log("Packages: installed, as package-lock.json wants them.");
    return;
  }
  const modules = path.join(folder, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `${modules} is a link, and npm would empty what it leads to. Install there, or remove the link.`,
    );
  }
  await step("Installing packages", () => runNpm(folder, ciArguments));
}

/**
 * Compares package-lock.json with npm's own record of what it installed, which npm writes last: an install
 * that was broken off has none, and one made by hand counts like ours.
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
      // An optional package may be for another system.
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
  // Set by npm for the scripts it runs; other package managers set it to themselves.
  if (npm?.endsWith("npm-cli.js")) return run(folder, process.execPath, [npm, ...args]);
  return run(folder, process.platform === "win32" ? "npm.cmd" : "npm", args);
}
