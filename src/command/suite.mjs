import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runNode } from "./child.mjs";
import { freePort } from "./port.mjs";
import { settle, tallyJest, tallyPlaywright } from "./tally.mjs";

const slow = "\\.slow\\.(test|spec)\\.ts";

/**
 * @typedef {object} Options
 * @property {boolean} withSlow whether to run the files named *.slow.test.ts and *.slow.spec.ts too
 * @property {string[]} args arguments for the test runner: file names, or options of its own
 */

/**
 * Runs the Jest tests in tests/<name>/.
 *
 * @param {string} folder
 * @param {"unit" | "site" | "host" | "acceptance" | "engine"} name
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import("./tally.mjs").Tally>}
 */
export async function runJest(folder, name, { withSlow, args }, env) {
  const report = freshReport(folder, `jest-${name}.json`);
  const own = ["--config", `tests/${name}/jest.config.mjs`, "--json", `--outputFile=${report}`];
  if (!withSlow) own.push(`--testPathIgnorePatterns=${slow}`);
  console.log(`\nTesting: ${name} …`);
  const status = await runNode(folder, "node_modules/jest/bin/jest.js", [...own, ...args], env);
  const result = readReport(report);
  return settle(result && tallyJest(result), status);
}

/** The projects of tests/browser/playwright.config.ts that run in each engine. */
const projects = { chromium: ["desktop", "phone"], firefox: ["firefox", "firefox-reduced-motion"] };

/** @param {"chromium" | "firefox"} engine */
const projectArgs = (engine) => projects[engine].map((name) => `--project=${name}`);

/**
 * Runs the Playwright tests in tests/browser/.
 *
 * @param {string} folder
 * @param {Options} options
 * @param {"chromium" | "firefox"} [engine]
 * @returns {Promise<import("./tally.mjs").Tally>}
 */
export async function runPlaywright(folder, { withSlow, args }, engine = "chromium") {
  const report = freshReport(folder, "playwright.json");
  const own = ["--reporter=list,json"];
  if (!args.some((arg) => arg.startsWith("--project"))) own.push(...projectArgs(engine));
  if (!withSlow) own.push(`--grep-invert=${slow}`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, SITE_PORT: String(await freePort(9123)) };
  console.log(`\nTesting: browser, in ${engine} …`);
  const status = await runNode(folder, playwright, ["test", ...config, ...own, ...args], env);
  const result = readReport(report);
  return settle(result && tallyPlaywright(result), status);
}

const playwright = "node_modules/@playwright/test/cli.js";
const config = ["--config", "tests/browser/playwright.config.ts"];

/**
 * Counts the quick tests that run on the desktop in Chromium, but not in Firefox.
 *
 * @param {string} folder
 */
export function countLeftOut(folder) {
  /** @param {string[]} args */
  const count = (args) => {
    const own = ["test", ...config, "--list", `--grep-invert=${slow}`, ...args];
    const { stdout } = spawnSync(process.execPath, [playwright, ...own], { cwd: folder, encoding: "utf8" });
    return Number(/Total: (\d+) tests/.exec(stdout)?.[1]);
  };
  return count(["--project=desktop"]) - count(projectArgs("firefox"));
}

/**
 * Removes the previous report, which would otherwise count if the runner fails before it writes a new one.
 * Creates the folder of the report, because Jest does not.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {string} the path of the new report
 */
function freshReport(folder, name) {
  const file = path.join(folder, "test-results", name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
