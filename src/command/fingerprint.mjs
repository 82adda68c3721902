import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Returns one hash of the names and contents of all files in the named files and folders. It changes when a
 * file is added, changed, renamed or removed. It does not depend on dates, which a checkout changes.
 *
 * @param {string} folder
 * @param {string[]} names files and folders inside it; missing ones count as empty
 * @param {string[]} [except] files to leave out: their paths inside the folder, with slashes
 * @returns {string}
 */
export function fingerprint(folder, names, except = []) {
  const hash = createHash("sha256");
  for (const file of names.flatMap((name) => filesOf(folder, name)).sort()) {
    if (except.includes(file)) continue;
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string[]} paths inside the folder, with slashes on every system
 */
function filesOf(folder, name) {
  const place = path.join(folder, name);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [name];
  return readdirSync(place).flatMap((entry) => filesOf(folder, `${name}/${entry}`));
}
