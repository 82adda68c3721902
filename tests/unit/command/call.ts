import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const commands = path.resolve("src/command");
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Outcome = { value?: unknown; error?: string; output: string };

/**
 * Runs a function of src/command in a separate Node process, as the commands do, in a folder and an
 * environment.
 */
export function call(
  module: string,
  name: string,
  args: unknown[],
  env: NodeJS.ProcessEnv = {},
  cwd?: string,
): Outcome {
  const script = `
    import { ${name} } from ${JSON.stringify(pathToFileURL(path.join(commands, module)).href)};
    import { writeSync } from "node:fs";
    const outcome = {};
    try { outcome.value = await ${name}(...${JSON.stringify(args)}); }
    catch (error) { outcome.error = error.message; }
    writeSync(1, "\\0" + JSON.stringify(outcome));`;
  // The commands would detect npm if npm runs the tests.
  const base = { ...process.env, npm_execpath: undefined, CHROMIUM_PATH: undefined };
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...base, ...env },
    cwd,
    encoding: "utf8",
  });
  const [output = "", outcome] = stdout.split("\0");
  if (outcome === undefined) throw new Error(stderr);
  return { ...JSON.parse(outcome), output };
}

/** The folder exists until the tests of the file are done. */
export function folderWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "command-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  return folder;
}

export function write(folder: string, name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
