import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstKilledStatus, runGatsby } from "./child.mjs";

// Outside of .cache and public, because Gatsby may empty those folders.
const markFile = ".unfinished-build";

const cache = ".cache";

// Contains the path of the folder in which the cache was made.
const originFile = `${cache}/folder`;

/**
 * Builds the site with Gatsby. If the previous build was killed, deletes the output and the cache first. They
 * may contain incomplete files, which Gatsby would treat as up to date. A build that fails without being
 * killed leaves no incomplete files. Also deletes a cache that was copied from another folder: it contains
 * absolute paths, and the build would not find the results of static queries.
 *
 * @param {string} folder
 * @returns {Promise<number>} the exit status
 */
export async function buildWithGatsby(folder) {
  const mark = path.join(folder, markFile);
  const origin = path.join(folder, originFile);
  const place = realpathSync(folder);
  const isOwnCache = existsSync(origin) && readFileSync(origin, "utf8") === place;
  /** @param {string} name */
  const remove = (name) => rmSync(path.join(folder, name), { recursive: true, force: true });
  if (existsSync(mark)) {
    console.log("The last build was interrupted. This build starts from scratch.");
    remove(cache);
    remove("public");
  } else if (existsSync(path.join(folder, cache)) && !isOwnCache) {
    console.log("The cache may come from another folder. This build starts without it.");
    remove(cache);
  }
  writeFileSync(mark, "");
  const status = await runGatsby(folder, ["build"]);
  if (status >= firstKilledStatus) return status;
  rmSync(mark, { force: true });
  // Not before the build, because Gatsby may empty the cache.
  mkdirSync(path.dirname(origin), { recursive: true });
  writeFileSync(origin, place);
  return status;
}
