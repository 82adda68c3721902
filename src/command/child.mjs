import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the project. It does not depend on the working directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The base of the exit status of a killed program. As in shells, `run` adds the number of the signal. */
export const firstKilledStatus = 128;

/** @type {NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program in a folder, passes its output through, and waits until it exits. When this process receives
 * a stop signal, it forwards the signal to the program and exits after it, so that no program is left
 * running.
 *
 * @param {string} folder
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @returns {Promise<number>} the exit status; `firstKilledStatus` or more if a signal killed the program
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
 * Calls a function when npm has been stopped. npm runs a script through a shell, which exits without
 * forwarding the signal. The script can only detect that its parent process has changed.
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
 * Runs a script with the current Node. Starts installed tools directly by their file, because npx or a shell
 * would leave its child process running when it is killed.
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
 * Runs a command of Gatsby.
 *
 * @param {string} folder the project
 * @param {string[]} args the command and its options
 * @returns {Promise<number>} the exit status
 */
export function runGatsby(folder, args) {
  // Gatsby's default logger writes terminal escape codes for its progress bars even into a file.
  const env = process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
  return runNode(folder, "node_modules/gatsby/cli.js", args, env);
}
