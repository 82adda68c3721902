import { existsSync } from "node:fs";
import { run } from "./child.mjs";
import { step } from "./step.mjs";

/**
 * Whether this process can install packages with apt: it runs as root, on Debian or a distribution based on
 * it.
 */
export const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs packages, without the packages that apt only recommends.
 *
 * @param {string} folder
 * @param {string[][]} choices alternative lists of packages; installs the first list that apt can install
 * completely
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
