import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { step } from "./step.mjs";

/** Whether this process may install packages of Debian and its kin. */
export const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs packages, without what apt recommends beside them.
 *
 * @param {string} folder
 * @param {string[][]} choices lists of packages, of which the first is taken that apt can install whole
 * @returns {Promise<number>} the exit status of the last try
 */
export async function installWithApt(folder, choices) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(folder, "apt-get", ["update"], env);
  let status = 1;
  for (const packages of choices) {
    status = await run(folder, "apt-get", ["install", "-y", "--no-install-recommends", ...packages], env);
    if (status === 0) break;
  }
  return status;
}

/**
 * Does what may fail: a way that fails is reported, and the next one can be tried.
 *
 * @param {string} title
 * @param {() => Promise<number>} work
 */
export async function attempt(title, work) {
  try {
    await step(title, work);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
