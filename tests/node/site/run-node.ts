import { spawnSync } from "node:child_process";

/** @throws {Error} with the end of the output, if the program fails */
export function runNodeIn(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GATSBY_LOGGER: "yurnalist", NODE_ENV: undefined, JEST_WORKER_ID: undefined },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${args[0]} failed:\n${`${stdout}\n${stderr}`.slice(-10_000)}`);
}

export const buildIn = (folder: string): void => runNodeIn(folder, "src/command/build.mjs");
