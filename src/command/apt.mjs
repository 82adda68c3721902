import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { step } from "./step.mjs";

/**
 * Whether this process can install packages with apt: it runs as root on Debian or a derivative.
 */
export const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs packages with apt, without the packages that they only recommend.
 *
 * @param {string} folder the working directory of apt
 * @param {string[][]} choices alternative lists of packages, the preferred one first; installs the first list
 * whose packages are all available
 * @returns {Promise<number>} the exit status of the last attempt
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
 * Runs a step that may fail. Prints its error instead of throwing it, so that the caller can try another way.
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
