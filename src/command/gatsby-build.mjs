import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstKilledStatus, runGatsby } from "./child.mjs";

// Outside of .cache and public, because Gatsby may empty those folders.
const markFile = ".unfinished-build";

/**
 * Builds the site with Gatsby. After a build that was killed, removes the output and the cache first. They
 * may contain incomplete files, or data that is newer than Gatsby's record of it, and Gatsby would keep them.
 * Documents need no special care, because every build renders all of them. A build that fails exits by itself
 * and leaves nothing incomplete.
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
