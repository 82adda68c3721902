import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { folderWith } from "./call";

/**
 * Stands in for Gatsby and npm, and records that it runs. If the variable WAIT names its command, it runs until the
 * file `end` exists. If NEST names its command, it runs another one.
 */
const program = `
  const { spawnSync } = require("child_process");
  const fs = require("fs");
  const [, , name] = process.argv;
  if (process.env.NEST === name) spawnSync(process.execPath, ["src/command/command.mjs", "clean"]);
  if (process.env.WAIT === name) setInterval(() => fs.existsSync("end") && process.exit(), 20);
  fs.appendFileSync("started", name + " " + process.pid + "\\n");`;

const record = '{ "packages": {} }';

const processes = new Set<number | undefined>();

afterEach(() => {
  for (const id of processes) if (id && exists(id)) process.kill(id, "SIGKILL");
  processes.clear();
});

function exists(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setTimeout(20);
}

/** Returns a folder with the real commands. */
export function project(files: Record<string, string> = {}): string {
  const folder = folderWith({
    "package-lock.json": record,
    "node_modules/.package-lock.json": record,
    "node_modules/gatsby/cli.js": program,
    "npm-cli.js": program,
    ...files,
  });
  cpSync("src/command", path.join(folder, "src/command"), { recursive: true });
  for (const file of ["src/leftover.mjs", "src/host-variables.mjs"]) cpSync(file, path.join(folder, file));
  return folder;
}

/** Starts a script of package.json as npm does. */
function start(folder: string, script: string, env: NodeJS.ProcessEnv = {}) {
  const [name, level] = script.split(":");
  const args = name === "test" ? ["test.mjs", ...(level ? [level] : [])] : ["command.mjs", script];
  const child = spawn(process.execPath, [path.join(folder, "src/command", args[0] ?? ""), ...args.slice(1)], {
    env: {
      ...process.env,
      npm_lifecycle_event: script,
      npm_execpath: path.join(folder, "npm-cli.js"),
      ...env,
    },
  });
  processes.add(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const end = once(child, "close").then(([status]) => ({ status, output }));
  return { child, end };
}

export const run = (folder: string, script: string, env?: NodeJS.ProcessEnv) =>
  start(folder, script, env).end;

/** Returns what Gatsby and npm were started for, and the ids of their processes. */
export function started(folder: string): { names: string[]; ids: number[] } {
  const file = path.join(folder, "started");
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  return {
    names: lines.map((line) => line.split(" ")[0] ?? ""),
    ids: lines.map((line) => Number(line.split(" ")[1])),
  };
}

/** Starts a script, and returns when its program runs and waits. */
export async function startAndWait(
  folder: string,
  script: string,
  name = script,
): Promise<{ child: ChildProcess; end: Promise<unknown>; program: number }> {
  const command = start(folder, script, { WAIT: name });
  const isWaiting = () => started(folder).names.includes(name);
  await until(() => isWaiting() || command.child.exitCode !== null);
  if (!isWaiting()) throw new Error((await command.end).output);
  const id = started(folder).ids.at(-1) ?? 0;
  processes.add(id);
  return { ...command, program: id };
}
