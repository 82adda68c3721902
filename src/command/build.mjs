// Builds the site into public/, unless nothing has changed since the last build, and all that it wrote is there.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { commandWord } from "../command-word.mjs";
import { gatsby } from "./gatsby.mjs";

commandWord();

// gatsby-node.ts deletes it when a build or `gatsby develop` starts to write.
const record = ".cache/last-build.json";

/** @type {(name: string) => string[]} the name of a file, or those of all files in a folder */
function filesIn(name) {
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name).flatMap((entry) => filesIn(path.join(name, entry)));
}

/** @param {string[]} names of files and folders */
function fingerprint(names) {
  const hash = createHash("sha256");
  for (const file of names.flatMap(filesIn).sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

const inputs = readdirSync(".").filter((name) =>
  /^(?:data|src|static|package.*\.json|gatsby-.*)$/.test(name),
);
const present = {
  folder: process.cwd(),
  inputs: fingerprint(inputs),
  // Gatsby does not compare the code that fills queries.
  queryCode: fingerprint(["gatsby-node.ts", "src/content", "src/gatsby", "src/query"]),
  // A build with a cache keeps what earlier ones have written for deleted pictures and pages.
  files: ["data", "static"].flatMap(filesIn),
};
/** @type {() => [file: string, bytes: number][]} what a build has written */
const output = () => filesIn("public").map((file) => [file, statSync(file).size]);

/** @type {Partial<typeof present & { output: ReturnType<typeof output> }>} */
const last = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};

const isSameFolder = last.folder === present.folder;
const isWhole = last.output?.every(
  ([file, bytes]) => statSync(file, { throwIfNoEntry: false })?.size === bytes,
);
if (isSameFolder && isWhole && last.inputs === present.inputs) {
  console.log("The site in public/ is up to date.");
} else {
  const isCacheUsable =
    isSameFolder &&
    isWhole &&
    last.queryCode === present.queryCode &&
    last.files?.every((file) => present.files.includes(file));
  // Without a cache, gatsby-node.ts empties public/ too, when the content is valid.
  if (!isCacheUsable) rmSync(".cache", { recursive: true, force: true });
  process.on("exit", (status) => {
    if (status === 0) writeFileSync(record, JSON.stringify({ ...present, output: output() }));
  });
  await gatsby("build");
}
