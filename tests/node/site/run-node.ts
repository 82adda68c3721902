import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** @throws {Error} with the end of the output, if the program fails */
export async function runNodeIn(folder: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, GATSBY_LOGGER: "yurnalist", NODE_ENV: undefined, JEST_WORKER_ID: undefined };
  const options = { cwd: folder, env, maxBuffer: 2 ** 28 };
  await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr }) => {
    throw new Error(`${args[0]} failed:\n${`${stdout}\n${stderr}`.slice(-10_000)}`);
  });
}

export const buildIn = (folder: string): Promise<void> => runNodeIn(folder, "src/command/build.mjs");
