import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { buildWithGatsby } from "./gatsby-build.mjs";
import { step } from "./step.mjs";

// `gatsby clean` empties .cache, and so removes the stamp.
const stampFile = ".cache/build-stamp.json";

// The environment variables that src/gatsby/ reads.
const switches = ["SITE_HOST", "NETLIFY", "CF_PAGES"];

// The folders that src/gatsby/ writes to.
const outputs = ["public", "host"];

/**
 * Builds the site into public/, unless public/ is up to date.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if the build fails
 */
export async function build(folder) {
  const input = inputFingerprint(folder);
  if (isBuilt(folder, input)) {
    console.log("Site: up to date.");
    return;
  }
  const stamp = path.join(folder, stampFile);
  rmSync(stamp, { force: true });
  await step("Building the site", () => buildWithGatsby(folder));
  // Stores the fingerprint from before the build, because the build may have missed later edits.
  const built = { input, output: fingerprint(folder, outputs) };
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify(built));
}

/**
 * Returns whether public/ is up to date. Compares the output as well as the input, because `gatsby develop` and
 * failed builds leave other files in public/.
 *
 * @param {string} folder
 * @param {string} [input] the fingerprint of the sources, if the caller knows it
 * @returns {boolean}
 */
export function isBuilt(folder, input = inputFingerprint(folder)) {
  const stamp = path.join(folder, stampFile);
  if (!existsSync(stamp)) return false;
  const built = JSON.parse(readFileSync(stamp, "utf8"));
  return built.input === input && built.output === fingerprint(folder, outputs);
}

/** @param {string} folder */
function inputFingerprint(folder) {
  const gatsbyFiles = readdirSync(folder).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const names = ["data", "src", "static", "package.json", "package-lock.json", ...gatsbyFiles];
  // Gatsby writes the types of the queries into src/ during the build.
  const files = fingerprint(folder, names, ["src/gatsby-types.d.ts"]);
  return [files, ...switches.map((name) => process.env[name] ?? "")].join(" ");
}
