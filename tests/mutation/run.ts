// npm run test:mutation: puts one deliberate fault after the other into a copy of the project, and runs the tests that
// have to find it. It fails if more than two faults survive. What follows `--` chooses faults by words.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject, copyTests, removeProject } from "../bench/build/project";
import { type Mutation, mutations } from "./mutations";

/** How many faults may survive. */
const limit = 2;

/** Replaces the text of a mutation. */
function mutate(text: string, { file, from, to }: Mutation): string {
  if (text.split(from).length !== 2) throw new Error(`${file}: the text occurs not exactly once: ${from}`);
  return text.replace(from, () => to);
}

/** Runs one level of tests in a folder. */
function runTests(folder: string, tests: Mutation["tests"]): { isPassed: boolean; log: string } {
  const [level, ...files] = tests;
  const args = level === "browser" ? [...files, "--max-failures=1"] : [...files, "--bail"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "src/command/test.mjs",
      level,
      ...args,
      ...(level === "browser" ? [] : ["--testPathIgnorePatterns=slow"]),
    ],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, GATSBY_LOGGER: "yurnalist" },
    },
  );
  return { isPassed: status === 0, log: `${stdout}\n${stderr}` };
}

/** The line that tells what found a fault. */
const reason = (log: string): string =>
  log.match(/^ *(?:●|✘|\d+\)) .*$/m)?.[0].trim() ?? log.match(/^.*failed.*$/m)?.[0].trim() ?? "";

const words = process.argv.slice(2);
const chosen = mutations.filter(
  ({ fault, file }) => words.length === 0 || words.some((word) => `${fault} ${file}`.includes(word)),
);
const folder = copyProject(process.cwd());
const survivors: string[] = [];
try {
  copyTests(process.cwd(), folder);
  for (const mutation of chosen) {
    const file = path.join(folder, mutation.file);
    const original = readFileSync(file, "utf8");
    writeFileSync(file, mutate(original, mutation));
    const { isPassed, log } = runTests(folder, mutation.tests);
    writeFileSync(file, original);
    if (isPassed) survivors.push(mutation.fault);
    console.log(`${isPassed ? "survived" : "found   "}  ${mutation.fault}  ${isPassed ? "" : reason(log)}`);
  }
} finally {
  removeProject(folder);
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} faults were found.`);
process.exitCode = survivors.length > limit ? 1 : 0;
