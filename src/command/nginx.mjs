import { existsSync } from "node:fs";
import path from "node:path";

/** Debian keeps programs of servers where the path of an ordinary user does not lead. */
const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)];

/**
 * The nginx of this machine.
 *
 * @returns {string | undefined} its path
 */
export function systemNginx() {
  return folders.map((folder) => path.join(folder, "nginx")).find((file) => existsSync(file));
}
