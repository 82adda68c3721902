import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
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
  /** @param {string} name */
  const stateOf = (name) => statSync(path.join(folder, name), { throwIfNoEntry: false });
  const files = names.flatMap((name) => {
    if (!stateOf(name)?.isDirectory()) return [name];
    const inside = readdirSync(path.join(folder, name), { recursive: true, encoding: "utf8" });
    return inside.map((file) => `${name}/${file.replaceAll("\\", "/")}`);
  });
  for (const file of files.sort()) {
    if (!stateOf(file)?.isFile() || except.includes(file)) continue;
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
