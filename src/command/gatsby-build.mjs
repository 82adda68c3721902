import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstKilledStatus, runGatsby } from "./child.mjs";

// Outside of .cache and public, which Gatsby may empty.
const markFile = ".unfinished-build";

/**
 * Builds the site with Gatsby. After a build that was killed, it removes the output and the cache first: they may hold
 * incomplete files, or data that is newer than Gatsby's record of it, and Gatsby would keep them. Documents need no
 * such care, since every build renders them all. A build that fails ends by itself and leaves nothing incomplete.
 *
 * @param {string} folder
 * @returns {Promise<number>} the exit status
 */
export async function buildWithGatsby(folder) {
  const mark = path.join(folder, markFile);
  if (existsSync(mark)) {
    console.log("The last build was stopped halfway: this one begins from nothing.");
    for (const name of [".cache", "public"])
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  writeFileSync(mark, "");
  const status = await runGatsby(folder, ["build"]);
  if (status < firstKilledStatus) rmSync(mark, { force: true });
  return status;
}
