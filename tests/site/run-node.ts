import { spawnSync } from "node:child_process";

/**
 * Runs a Node program in the folder of a project.
 *
 * @returns what the program printed
 * @throws {Error} with the end of the output, if the program fails
 */
export function runNodeIn(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    // Playwright refuses to run inside Jest.
    env: { ...process.env, GATSBY_LOGGER: "yurnalist", NODE_ENV: undefined, JEST_WORKER_ID: undefined },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${args[0]} failed:\n${`${stdout}\n${stderr}`.slice(-10_000)}`);
  return stdout;
}
