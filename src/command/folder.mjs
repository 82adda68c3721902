import { accessSync, constants, readdirSync, statSync } from "node:fs";
import path from "node:path";

// In Gatsby, Parcel takes brackets, * ? ! and | for patterns of file names, and webpack takes ! for the name of a
// loader. Other packages make addresses from paths, without escaping # % ? \ and control characters.
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
  const denied = [...[".", "src", ...others].filter(isDenied), ...written.filter(isPartDenied)];
  if (denied.length === 0) return;
  const list = denied.map((entry) => path.resolve(entry)).join(", ");
  throw new Error(
    `These must be writable, with everything in them: ${list}. Change their owner or permissions, or copy the project to another folder.`,
  );
}

/** @param {string} entry */
function isDenied(entry) {
  const state = statSync(entry, { throwIfNoEntry: false });
  // Gatsby replaces files of this user that are read-only because their originals are.
  const user = process.getuid?.() ?? state?.uid;
  if (!state || (state.isFile() && state.uid === user)) return false;
  try {
    accessSync(entry, constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/**
 * Part of the output may belong to another user who has built the site, such as root.
 *
 * @param {string} entry
 */
function isPartDenied(entry) {
  try {
    const isFolder = statSync(entry, { throwIfNoEntry: false })?.isDirectory();
    const inside = isFolder ? readdirSync(entry, { recursive: true, encoding: "utf8" }) : [];
    return ["", ...inside].some((name) => isDenied(path.join(entry, name)));
  } catch {
    return true;
  }
}
