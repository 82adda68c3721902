import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export type Side = "mine" | "theirs";

export type Git = (...args: string[]) => Promise<string>;

const { GIT_SSH, GIT_SSH_COMMAND } = process.env;
const ssh =
  'sh -c "$(printenv SSH || git config core.sshCommand || echo ssh) -o BatchMode=yes \\"\\$@\\"" ssh';
/** Nobody can answer git in the browser. `GIT_SSH` may be a program with other options, such as PuTTY's. */
const silent = { GIT_TERMINAL_PROMPT: "0", SSH: GIT_SSH_COMMAND, GIT_SSH_COMMAND: GIT_SSH ? undefined : ssh };

/**
 * Returns a function that runs the user's own git.
 *
 * @param seconds after which git is stopped; by default, it may ask for a password in the terminal
 */
export function gitIn(folder: string, seconds = 0, keep?: Side): Git {
  const driver = { NODE: process.execPath, MERGE: fileURLToPath(new URL("merge-json.mjs", import.meta.url)) };
  const env = { ...process.env, LC_ALL: "C", ...driver, keep, ...(seconds && silent) };
  const options = { cwd: folder, env, timeout: seconds * 1000, maxBuffer: 2 ** 30 };
  return async (...args) => (await promisify(execFile)("git", args, options)).stdout.trimEnd();
}

/** Returns a handler of errors that puts a sentence before what git said. */
export function say(sentence: string): (error: unknown) => never {
  return (error) => {
    throw new Error(`${sentence} Git says:\n${Object(error).stdout ?? ""}${Object(error).message}`);
  };
}
