import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../folder-with";

const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");

/** The files in src/ that the scripts of package.json run. Gatsby itself refuses unknown words. */
const programs = new Set(
  readFileSync("package.json", "utf8").match(/(?<=\bnode (?:--import tsx )?)src\/(?!command\/gatsby)[^ "]+/g),
);

test.each([...programs])("%s fails if it does not know a word", (program) => {
  const args = [...(program.endsWith(".ts") ? [tsx] : []), path.resolve(program), "--sample"];
  // In an empty folder, a word that is not refused does no harm.
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folderWith({}), encoding: "utf8" });
  expect([status, stderr]).toEqual([
    1,
    'This command does not know "--sample". "npm run" lists all commands.\n',
  ]);
});
