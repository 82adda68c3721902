import { existsSync } from "node:fs";
import path from "node:path";

/** Debian installs servers in /usr/sbin, which is not in the PATH of ordinary users. */
const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)];

/**
 * Returns the path of a program of this machine.
 *
 * @param {string} name
 * @returns {string | undefined} undefined if it is not installed
 */
export function findProgram(name) {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
