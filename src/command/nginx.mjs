import { existsSync } from "node:fs";
import path from "node:path";

/** Debian installs servers in /usr/sbin, which is not in the PATH of ordinary users. */
const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)];

/**
 * Finds nginx on this machine.
 *
 * @returns {string | undefined} its path, or undefined if it is not installed
 */
export function systemNginx() {
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => existsSync(file));
}
