import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { run } from "./child.mjs";
import { step } from "./step.mjs";

// NODE_ENV=production would leave out the development packages, so `--include=dev` is needed. .ci/run
// silences npm, so `--loglevel=error` is needed to print the errors of the installation.
const ciArguments = ["ci", "--include=dev", "--no-audit", "--loglevel=error"];

/** Installs the packages of package-lock.json if needed. Throws if npm fails or node_modules is a link. */
export async function install() {
  if (isInstalled()) {
    console.log("Packages: up to date.");
    return;
  }
  if (lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      `${path.resolve("node_modules")} is a link, and npm would empty its target. Install the packages there, or remove the link.`,
    );
  }
  // npm sets this variable for the scripts that it runs. Other package managers set it to their own path.
  const npm = process.env.npm_execpath;
  await step("Installing packages", () =>
    npm?.endsWith("npm-cli.js")
      ? run(process.execPath, [npm, ...ciArguments])
      : run(process.platform === "win32" ? "npm.cmd" : "npm", ciArguments),
  );
}

/**
 * Returns whether the packages of package-lock.json are installed. Compares it with npm's own record of the
 * installed packages. npm writes that record last, so it is missing after an interrupted installation.
 */
export function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  const { "": _project, ...locked } = packagesIn("package-lock.json");
  return Object.entries(locked).every(([place, wanted]) => {
    const found = installed[place];
    // An optional package may be for another operating system.
    if (!found) return wanted.optional === true;
    return (
      found.version === wanted.version &&
      (wanted.integrity ?? found.integrity) === found.integrity &&
      existsSync(place)
    );
  });
}

/** @type {(file: string) => Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
