// Runs `npm run test:mutation`: applies one mutation after the other to a copy of the project, and runs the
// tests that must detect it. Fails if more than two mutations survive. Arguments after `--` select mutations
// by words.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject, copyTests, removeProject } from "../project-copy";
import { type Mutation, mutations } from "./mutations";

const limit = 2;

function mutate(text: string, { file, from, to }: Mutation): string {
  if (text.split(from).length !== 2) throw new Error(`${file}: expected exactly one occurrence of: ${from}`);
  return text.replace(from, () => to);
}

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
  ({ description, file }) =>
    words.length === 0 || words.some((word) => `${description} ${file}`.includes(word)),
);
const folder = copyProject(process.cwd());
const survivors: string[] = [];
try {
  copyTests(process.cwd(), folder);
  checkBaseline(folder, chosen);
  for (const mutation of chosen) {
    const file = path.join(folder, mutation.file);
    const original = readFileSync(file, "utf8");
    writeFileSync(file, mutate(original, mutation));
    const { isPassed, log } = runTests(folder, mutation.tests);
    writeFileSync(file, original);
    if (isPassed) survivors.push(mutation.description);
    console.log(
      `${isPassed ? "survived" : "detected"}  ${mutation.description}  ${isPassed ? "" : reason(log)}`,
    );
  }
} finally {
  removeProject(folder);
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} mutations were detected.`);
process.exitCode = survivors.length > limit ? 1 : 0;
