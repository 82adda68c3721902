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

/** What a call gave: its value, what it printed, and the message of its error. */
export type Outcome = { value?: unknown; error?: string; output: string };

/**
 * Calls a function of src/command in a Node of its own, as the commands do: they are plain modules that run
 * before anything is installed, and Jest does not load such modules.
 */
export function call(module: string, name: string, args: unknown[], env: NodeJS.ProcessEnv = {}): Outcome {
  const script = `
    import { ${name} } from ${JSON.stringify(pathToFileURL(path.join(commands, module)).href)};
    import { writeSync } from "node:fs";
    const outcome = {};
    try { outcome.value = await ${name}(...${JSON.stringify(args)}); }
    catch (error) { outcome.error = error.message; }
    writeSync(1, "\\0" + JSON.stringify(outcome));`;
  // A test run by npm looks like npm to the commands.
  const base = { ...process.env, npm_execpath: undefined, CHROMIUM_PATH: undefined };
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...base, ...env },
    encoding: "utf8",
  });
  const [output = "", outcome] = stdout.split("\0");
  if (outcome === undefined) throw new Error(stderr);
  return { ...JSON.parse(outcome), output };
}

/** A new folder with the given files, until the tests of the file are done. */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "command-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) write(folder, name, content);
  return folder;
}

export function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
