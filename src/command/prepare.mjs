import { checkPath, checkWritable } from "./folder.mjs";
import { install, isInstalled } from "./install.mjs";
import { claim, release } from "./lock.mjs";

/**
 * Prepares the folder of the project for a command: checks it, locks it, and installs the packages.
 *
 * @param {boolean} builds whether the command changes .cache/ or public/. For such a command, the path of the
 *   folder is checked, and the lock stays after the installation.
 * @param {boolean} writes whether the command writes files
 * @throws {Error} if the command cannot run in the folder
 */
export async function prepare(builds, writes = builds) {
  if (!import.meta.dirname)
    throw new Error(`This is Node ${process.versions.node}. The site needs a newer one: see README.md.`);
  process.chdir(`${import.meta.dirname}/../..`);
  if (builds) checkPath(process.cwd());
  const needsPackages = !isInstalled();
  if (writes || needsPackages) checkWritable(...(needsPackages ? ["node_modules"] : []));
  if (builds || needsPackages) claim();
  await install();
  if (!builds) release();
}
