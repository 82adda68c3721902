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

/** Runs the command of a module of src/command in a separate Node process and a folder, as npm does. */
export function call(name: string, folder: string, env: NodeJS.ProcessEnv = {}) {
  const script = `
    import { ${name} } from ${JSON.stringify(pathToFileURL(path.join(commands, `${name}.mjs`)).href)};
    import { writeSync } from "node:fs";
    let error;
    try { await ${name}(); }
    catch ({ message }) { error = message; }
    writeSync(1, "\\0" + JSON.stringify({ error }));`;
  // The commands would detect npm if npm runs the tests.
  const base = { ...process.env, npm_execpath: undefined, CHROMIUM_PATH: undefined };
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    env: { ...base, ...env },
    cwd: folder,
    encoding: "utf8",
  });
  const [output = "", outcome] = stdout.split("\0");
  if (outcome === undefined) throw new Error(stderr);
  const { error }: { error?: string } = JSON.parse(outcome);
  return { error, output };
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
