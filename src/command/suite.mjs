import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { runNode } from "./child.mjs";
import { freePort } from "./port.mjs";
import { settle, tallyJest, tallyPlaywright } from "./tally.mjs";

const slow = "\\.slow\\.(test|spec)\\.ts";

/** The options that leave out the files named *.slow.test.ts and *.slow.spec.ts. */
export const quickOnly = { jest: `--testPathIgnorePatterns=${slow}`, playwright: `--grep-invert=${slow}` };

/**
 * @param {"unit" | "site" | "host" | "acceptance" | "engine"} name the folder in tests/
 * @param {string[]} args options of Jest, and names of files
 */
export function testWithJest(name, args) {
  const own = ["node_modules/jest/bin/jest.js", "--config", `tests/${name}/jest.config.mjs`, "--json"];
  return tallied(name, `jest-${name}.json`, tallyJest, (report) =>
    runNode([...own, `--outputFile=${report}`, ...args]),
  );
}

const playwright = ["node_modules/@playwright/test/cli.js", "test"];
const browserTests = ["--config", "tests/browser/playwright.config.ts"];

/** @type {(args: string[], env?: NodeJS.ProcessEnv) => Promise<number>} */
export const runPlaywright = async (args, env) =>
  runNode([...playwright, ...args], { ...env, SITE_PORT: String(await freePort(9123)) });

/** The projects of the configuration that run in each engine. */
const projects = {
  chromium: ["--project=desktop", "--project=phone"],
  firefox: ["--project=firefox", "--project=firefox-reduced-motion"],
};

/**
 * @param {keyof typeof projects} engine
 * @param {string[]} args options of Playwright, and names of files
 */
export function testWithPlaywright(engine, args) {
  const own = [...browserTests, "--reporter=list,json"];
  if (!args.some((arg) => arg.startsWith("--project"))) own.push(...projects[engine]);
  return tallied(`browser, in ${engine}`, "playwright.json", tallyPlaywright, (report) =>
    runPlaywright([...own, ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
}

/**
 * Compares pictures of the parts of the site with those in tests/appearance/pictures/.
 *
 * @param {string[]} args options of Playwright, and names of files
 */
export async function testAppearance(args) {
  if (process.platform !== "linux" || process.arch !== "x64") {
    console.log("\nPictures can be compared on Linux (x64) only. .ci/run compares them there.");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const own = ["--config", "tests/appearance/playwright.config.ts", "--reporter=list,json"];
  return tallied("appearance", "appearance.json", tallyPlaywright, (report) =>
    runNode([...playwright, ...own, ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
}

/** Counts the quick tests that run on the desktop in Chromium, but not in Firefox. */
export function countLeftOut() {
  const list = [...playwright, ...browserTests, "--list", quickOnly.playwright];
  const [all = 0, inFirefox = 0] = [["--project=desktop"], projects.firefox].map((choice) => {
    const { stdout } = spawnSync(process.execPath, [...list, ...choice], { encoding: "utf8" });
    return Number(/Total: (\d+) tests/.exec(stdout)?.[1]);
  });
  return all - inFirefox;
}

/**
 * @template Report
 * @param {string} title
 * @param {string} name the file name of the report
 * @param {(report: Report) => import("./tally.mjs").Tally} tally
 * @param {(file: string) => Promise<number>} work writes the report, and returns an exit status
 */
async function tallied(title, name, tally, work) {
  const file = `test-results/${name}`;
  // Jest does not create the folder. A previous report would count if the runner fails before it writes one.
  mkdirSync("test-results", { recursive: true });
  rmSync(file, { force: true });
  console.log(`\nTesting: ${title} …`);
  const status = await work(file);
  return settle(existsSync(file) ? tally(JSON.parse(readFileSync(file, "utf8"))) : null, status);
}
