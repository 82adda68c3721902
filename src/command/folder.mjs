import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

// Parcel, glob and chokidar read ( ) [ ] { } * ? ! and | as patterns of file names, and webpack reads ! as a
// loader. lmdb and Node read # ? % \ and control characters as parts of an address.
const refused = /[()[\]{}*?!|#%\\\p{Cc}]/u;

/**
 * @param {string} folder an absolute path
 * @throws {Error} if Gatsby cannot build in the folder because of a character in its path
 */
export function checkPath(folder) {
  const name = folder.split(path.sep).find((part) => refused.test(part));
  if (!name) return;
  const allowed = name
    .split(new RegExp(`\\s*${refused.source}+\\s*`, "u"))
    .filter(Boolean)
    .join("-");
  /** @param {string} text */
  const shown = (text) => JSON.stringify(text).replaceAll("\\\\", "\\");
  const [character = ""] = refused.exec(name) ?? [];
  throw new Error(
    `The path of this folder contains ${shown(character)}: ${folder}. Gatsby cannot build there. Rename the folder ${shown(name)}, for example to "${allowed || "site"}".`,
  );
}

// What commands write. Gatsby writes the types of the queries into src/.
const written = [".cache", "public", "host", "test-results", ".unfinished-build", "src/gatsby-types.d.ts"];

/**
 * @param {string[]} others folders that the command also writes to
 * @throws {Error} if this user may not write what the command writes
 */
export function checkWritable(...others) {
  const denied = [".", "src", ...others].filter((entry) => !isWritable(entry));
  // Part of the output may belong to another user who has built the site, such as root.
  denied.push(...written.filter((entry) => !isWritable(entry, filesIn)));
  if (denied.length === 0) return;
  const list = denied.map((entry) => path.resolve(entry)).join(", ");
  throw new Error(
    `These must be writable, with everything in them: ${list}. Change their owner or permissions, or copy the project to another folder.`,
  );
}

/** @param {string} entry */
const filesIn = (entry) =>
  statSync(entry).isDirectory() ? readdirSync(entry, { recursive: true, encoding: "utf8" }) : [];

/** @type {(entry: string, inside?: (entry: string) => string[]) => boolean} */
function isWritable(entry, inside = () => []) {
  if (!existsSync(entry)) return true;
  try {
    const files = ["", ...inside(entry)].map((name) => path.join(entry, name));
    for (const file of files.filter((file) => existsSync(file))) accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
