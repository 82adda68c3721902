import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, host } from "../../../src/command/port.mjs";
import { ask } from "./request";

type Program = { program: string; args: string[]; user?: User };

/**
 * Returns the program that serves the site on a port. `folder` is empty, and is removed when the engine
 * stops.
 */
type Start = (port: number, folder: string) => Program;

export type User = { uid: number; gid: number };

export type Engine = { port: number; folder: string; stop: () => Promise<void> };

async function isUp(port: number): Promise<boolean> {
  return ask(port, { path: "/" }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

/** @throws {Error} with the output of the engine, if it exits or does not respond within a minute */
export async function startEngine(firstPort: number, start: Start): Promise<Engine> {
  const port = await freePort(firstPort);
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const { program, args, user } = start(port, folder);
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...user });
  process.once("exit", () => child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  child.on("error", (error) => (said += error.message));
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300 && child.exitCode === null && child.pid; tries++) {
    if (await isUp(port)) return { port, folder, stop };
    await wait(200);
  }
  await stop();
  throw new Error(`${program} does not serve ${host}:${port}:\n${said}`);
}
