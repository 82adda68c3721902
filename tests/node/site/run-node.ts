import { spawnSync } from "node:child_process";

/** @throws {Error} with the end of the output, if the program fails */
export function runNodeIn(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    // Playwright refuses to run inside Jest.
    env: { ...process.env, GATSBY_LOGGER: "yurnalist", NODE_ENV: undefined, JEST_WORKER_ID: undefined },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${args[0]} failed:\n${`${stdout}\n${stderr}`.slice(-10_000)}`);
}

export const buildIn = (folder: string): void => runNodeIn(folder, "src/command/build.mjs");

/**
 * Runs quick tests only.
 *
 * @param args options of Jest, and names of files
 * @throws {Error} if a test fails
 */
export function runJestIn(folder: string, ...args: string[]): void {
  const config = ["--config", "tests/node/jest.config.mjs", "--selectProjects", "node"];
  runNodeIn(folder, "node_modules/jest/bin/jest.js", ...config, ...args);
}

/**
 * Runs quick tests in Chromium only.
 *
 * @param specs patterns of the files to run, or nothing for all
 * @throws {Error} if a test fails
 */
export function runPlaywrightIn(folder: string, ...specs: string[]): void {
  const config = ["--config", "tests/browser/playwright.config.ts", "--reporter=dot"];
  const quick = ["--project=desktop", "--project=phone"];
  runNodeIn(folder, "node_modules/@playwright/test/cli.js", "test", ...config, ...quick, ...specs);
}
