import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, wherever a command was called from. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The exit status of a program that was killed is this and the number of the signal, as shells have it. */
export const firstKilledStatus = 128;

/** @type {NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in a folder, its output passed through, and waits for its end. When this process is told
 * to stop, the program is told so too, and this process ends after it: nothing is left running behind.
 *
 * @param {string} folder
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @returns {Promise<number>} the exit status, `firstKilledStatus` or more if the program was killed
 * @throws {Error} if the program cannot be started
 */
export function run(folder, program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
      stdio: "inherit",
      // On Windows npm is a batch file, which only a shell can start.
      shell: program.endsWith(".cmd"),
    });
    /** @type {NodeJS.Signals | undefined} */
    let stopped;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    const watch = watchNpm(() => stop("SIGTERM"));
    child.on("error", reject);
    child.on("close", (status, signal) => {
      clearInterval(watch);
      for (const signal of stopSignals) process.off(signal, stop);
      /** @param {NodeJS.Signals} name */
      const killed = (name) => firstKilledStatus + constants.signals[name];
      if (stopped) process.exit(killed(stopped));
      resolve(status ?? killed(signal ?? "SIGKILL"));
    });
  });
}

/**
 * npm runs a script through a shell, which ends when npm is stopped and does not pass the signal on: all that
 * can be seen of it from here is that the parent has changed.
 *
 * @param {() => void} onGone
 * @returns {NodeJS.Timeout | undefined} undefined if npm did not start this process
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), 500);
}

/**
 * Runs a script with this Node. Installed tools are started by their own file: a shell or npx in between
 * would leave its child behind when it is killed.
 *
 * @param {string} folder
 * @param {string} script path inside the folder
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit status
 */
export function runNode(folder, script, args, env) {
  return run(folder, process.execPath, [path.join(folder, script), ...args], env);
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<number>} the exit status
 */
export function runGatsby(folder, args) {
  // Into a file or a pipe Gatsby would write the codes that redraw its progress on a screen.
  const env = process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
  return runNode(folder, "node_modules/gatsby/cli.js", args, env);
}
