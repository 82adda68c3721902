import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstKilledStatus, runGatsby } from "./child.mjs";

// Gatsby empties its own folders when it sees fit.
const markFile = ".unfinished-build";

/**
 * Has Gatsby build the site. A build that was killed may leave half-written files, which Gatsby takes for whole
 * ones; so the next one begins from nothing. One that has failed has come to its end by itself.
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
