import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, host } from "../../../src/command/port.mjs";
import { ask } from "./request";

/** What to run so that the site is served at a port; `folder` is empty, and gone when the engine has stopped. */
type Start = (port: number, folder: string) => { program: string; args: string[]; env?: NodeJS.ProcessEnv };

/** An engine that runs, and what ends it. */
export type Engine = { port: number; stop: () => Promise<void> };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

/**
 * Starts an engine and waits until it answers.
 *
 * @param firstPort the port to try first
 * @throws {Error} with what the engine has said, if it ends, or does not answer within a minute
 */
export async function startEngine(firstPort: number, start: Start): Promise<Engine> {
  const port = await freePort(firstPort);
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const { program, args, env } = start(port, folder);
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  process.once("exit", () => child.kill());
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  child.on("error", (error) => (said += error.message));
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300 && child.exitCode === null && child.pid; tries++) {
    if (await isUp(port)) return { port, stop };
    await wait(200);
  }
  await stop();
  throw new Error(`${program} does not serve ${host}:${port}:\n${said}`);
}
