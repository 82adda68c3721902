// Runs `npm run test:mutation`: applies one mutation after the other to a copy of the project, and runs the
// tests that must detect it. Fails if more than two mutations survive. Arguments after `--` select mutations
// by words.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject, copyTests, removeProject } from "../project-copy";
import { type Mutation, mutations } from "./mutations";

const limit = 2;

/** Returns a function that undoes the change. */
function mutate(folder: string, change: Mutation["change"]): () => void {
  const undo = Object.entries(change).map(([name, [from, to]]) => {
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    if (text.split(from).length !== 2)
      throw new Error(`${name}: expected exactly one occurrence of: ${from}`);
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
    return () => writeFileSync(file, text);
  });
  return () => {
    for (const restore of undo) restore();
  };
}

function runTests(folder: string, tests: Mutation["tests"]): { isPassed: boolean; log: string } {
  const [level, ...files] = tests;
  const limits = level === "browser" ? ["--max-failures=1"] : ["--bail", "--testPathIgnorePatterns=slow"];
  const args = ["src/command/test.mjs", level, ...files, ...limits];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, GATSBY_LOGGER: "yurnalist" },
  });
  return { isPassed: status === 0, log: `${stdout}\n${stderr}` };
}

const reason = (log: string): string =>
  log.match(/^ *(?:●|✘|\d+\)) .*$/m)?.[0].trim() ?? log.match(/^.*failed.*$/m)?.[0].trim() ?? "";

/** @throws {Error} if a level fails without a mutation: it would seem to detect every mutation */
function checkBaseline(folder: string, chosen: readonly Mutation[]): void {
  for (const level of new Set(chosen.map(({ tests }) => tests[0]))) {
    const files = chosen.filter(({ tests }) => tests[0] === level).map(({ tests }) => tests.slice(1));
    // Without names, all files run.
    const names = files.some(({ length }) => length === 0) ? [] : [...new Set(files.flat())];
    const { isPassed, log } = runTests(folder, [level, ...names]);
    if (!isPassed) throw new Error(`The ${level} tests fail without a mutation: ${reason(log)}`);
  }
}

const words = process.argv.slice(2);
const chosen = mutations.filter(
  ({ description, change }) =>
    words.length === 0 || words.some((word) => `${description} ${Object.keys(change)}`.includes(word)),
);
const folder = copyProject();
const survivors: string[] = [];
try {
  copyTests(folder);
  checkBaseline(folder, chosen);
  for (const { description, tests, change } of chosen) {
    const restore = mutate(folder, change);
    const { isPassed, log } = runTests(folder, tests);
    restore();
    if (isPassed) survivors.push(description);
    console.log(`${isPassed ? "survived" : "detected"}  ${description}  ${isPassed ? "" : reason(log)}`);
  }
} finally {
  removeProject(folder);
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutations were detected.`);
process.exitCode = survivors.length > limit ? 1 : 0;
