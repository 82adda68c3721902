import { checkPath, checkWritable } from "./folder.mjs";
import { install, isInstalled } from "./install.mjs";
import { claim, release } from "./lock.mjs";

/**
 * Prepares the folder of the project for a command: checks it, locks it, and installs the packages.
 *
 * @param {boolean} isReader whether the command leaves .cache/ and public/ as they are, so that it may run beside
 *   others, and in folders in which Gatsby cannot build
 * @throws {Error} if the command cannot run in the folder
 */
export async function prepare(isReader) {
  process.chdir(`${import.meta.dirname}/../..`);
  if (!isReader) checkPath(process.cwd());
  const needsPackages = !isInstalled();
  if (!isReader || needsPackages) {
    checkWritable(...(needsPackages ? ["node_modules"] : []));
    claim();
  }
  await install();
  if (isReader) release();
}
