import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstKilledStatus, runGatsby } from "./child.mjs";

// Outside of .cache and public, because Gatsby may empty those folders.
const markFile = ".unfinished-build";

/**
 * Builds the site with Gatsby. If the previous build was killed, deletes the output and the cache first. They
 * may contain incomplete files, which Gatsby would treat as up to date. A build that fails without being
 * killed leaves no incomplete files.
 *
 * @param {string} folder
 * @returns {Promise<number>} the exit status
 */
export async function buildWithGatsby(folder) {
  const mark = path.join(folder, markFile);
  if (existsSync(mark)) {
    console.log("The last build was interrupted. This build starts from scratch.");
    for (const name of [".cache", "public"])
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  writeFileSync(mark, "");
  const status = await runGatsby(folder, ["build"]);
  if (status < firstKilledStatus) rmSync(mark, { force: true });
  return status;
}
