import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hostVariables } from "../host-variables.mjs";
import { leftover } from "../leftover.mjs";
import { firstKilledStatus, runGatsby } from "./child.mjs";
import { step } from "./step.mjs";

// `gatsby clean` empties .cache, and so removes the stamp.
const stamp = ".cache/build-stamp.json";

// Outside of .cache and public, because Gatsby may empty those folders.
const mark = ".unfinished-build";

// Describes what the cache was made with, and in which folder.
const basis = ".cache/basis.json";

/** Builds the site into public/, unless public/ is up to date. Throws an error if the build fails. */
export async function build() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state(inputs())) console.log("Site: up to date.");
  else await step("Building the site", buildWithGatsby);
}

function inputs() {
  const gatsbyFiles = readdirSync(".").filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const files = fingerprint("data", "src", "static", "package.json", "package-lock.json", ...gatsbyFiles);
  return [files, ...hostVariables.map((name) => process.env[name] ?? "")].join("\n");
}

/** @param {string} input */
function state(input) {
  // The output counts too: `gatsby develop` and failed builds leave other files in public/.
  return `${input}\n${fingerprint("public", "host")}`;
}

/**
 * Describes what the cache depends on, but Gatsby does not compare: the code that fills queries, and the pictures and
 * files of `static/`. Gatsby would keep their copies in `public/` after they are deleted.
 */
function cacheBasis() {
  const isPicture = (/** @type {string} */ file) => stateOf(file)?.isFile() && !file.endsWith(".json");
  const modules = readdirSync("src").filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"));
  const code = ["gatsby", "content", "query", "font", ...modules].map((name) => `src/${name}`);
  return {
    folder: process.cwd(),
    code: fingerprint(...code),
    files: ["data", "static"]
      .flatMap(filesIn)
      .filter(isPicture)
      .map((file) => fingerprint(file)),
  };
}

/** @type {(name: string) => import("node:fs").Stats | undefined} */
const stateOf = (name) => statSync(name, { throwIfNoEntry: false });

/**
 * Lists what is in a folder and its subfolders, without leftovers. For a file, or a name that does not exist, returns
 * the name.
 *
 * @param {string} name
 */
function filesIn(name) {
  if (!stateOf(name)?.isDirectory()) return [name];
  const inside = readdirSync(name, { recursive: true, encoding: "utf8" });
  const own = inside.filter((file) => !file.split(path.sep).some((part) => leftover.test(part)));
  return own.map((file) => path.join(name, file));
}

/**
 * Returns one hash of the names and contents of all files in the named files and folders. It changes when a
 * file is added, changed, renamed or removed. It does not depend on dates, which a checkout changes, and on
 * leftovers.
 *
 * @param {string[]} names missing files and folders count as empty
 */
function fingerprint(...names) {
  const hash = createHash("sha256");
  for (const file of names.flatMap(filesIn).sort()) {
    // Gatsby writes the types of the queries into src/ during the build.
    if (!stateOf(file)?.isFile() || file.endsWith("gatsby-types.d.ts")) continue;
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * Builds the site with Gatsby, and returns the exit status. If the previous build was killed, deletes the
 * output and the cache first: they may contain incomplete files, which Gatsby would treat as up to date. Also
 * deletes a cache that was copied from another folder: it contains absolute paths, and the build would not
 * find the results of static queries.
 *
 * @param {string[]} args options of `gatsby build`
 */
export async function buildWithGatsby(...args) {
  const present = cacheBasis();
  /** @type {Partial<typeof present>} */
  const former = existsSync(basis) ? JSON.parse(readFileSync(basis, "utf8")) : {};
  const isOwnCache = former.folder === present.folder;
  const isOutdated =
    former.code !== present.code || former.files?.some((file) => !present.files.includes(file));
  const options = { recursive: true, force: true };
  if (existsSync(mark)) {
    console.log("The last build was interrupted. This build starts from scratch.");
    rmSync(".cache", options);
    rmSync("public", options);
  } else if (isOwnCache && isOutdated) {
    // gatsby-node.ts empties public/ too, if the content is valid.
    console.log("Code or pictures have changed. This build starts without a cache.");
    rmSync(".cache", options);
  } else if (existsSync(".cache") && !isOwnCache) {
    console.log("The cache may come from another folder. This build starts without it.");
    rmSync(".cache", options);
  }
  rmSync(stamp, { force: true });
  writeFileSync(mark, "");
  const input = inputs();
  const status = await runGatsby("build", ...args);
  if (status >= firstKilledStatus) return status;
  // Not before the build, because Gatsby may empty the cache.
  mkdirSync(".cache", { recursive: true });
  if (status === 0) writeFileSync(basis, JSON.stringify(present));
  rmSync(mark);
  // Stores the input from before the build, because the build may have missed later edits.
  if (status === 0 && args.length === 0) writeFileSync(stamp, state(input));
  return status;
}
