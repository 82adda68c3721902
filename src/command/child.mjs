import { spawn } from "node:child_process";
import { constants } from "node:os";
import { addProgram } from "./lock.mjs";

/** The base of the exit status of a killed program. As in shells, `run` adds the number of the signal. */
export const firstKilledStatus = 128;

/** @type {NodeJS.Signals[]} */
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program, passes its output through, and waits until it exits. When this process receives a stop
 * signal, it forwards the signal to the program and exits after it, so that no program is left running.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @returns {Promise<number>} the exit status; `firstKilledStatus` or more if a signal killed the program
 */
export function run(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
      stdio: "inherit",
      // On Windows npm is a batch file, which only a shell can start.
      shell: program.endsWith(".cmd"),
    });
    const removeProgram = child.pid && addProgram(child.pid);
    /** @param {NodeJS.Signals} signal */
    const killedStatus = (signal) => firstKilledStatus + constants.signals[signal];
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      child.on("close", () => process.exit(killedStatus(signal))).kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    // npm runs this process through a shell that forwards no signals. When npm is stopped, this process only
    // gets another parent.
    const parent = process.ppid;
    const watch =
      process.env.npm_lifecycle_event &&
      setInterval(() => {
        if (process.ppid === parent) return;
        clearInterval(watch);
        stop("SIGTERM");
      }, 500);
    child.on("error", reject);
    child.on("close", (status, signal) => {
      clearInterval(watch);
      if (removeProgram) removeProgram();
      for (const signal of stopSignals) process.off(signal, stop);
      resolve(status ?? killedStatus(signal ?? "SIGKILL"));
    });
  });
}

// Runs a script with the current Node. `args` are options of Node, the script and its arguments. Starts the
// file itself, because npx or a shell would leave its child process running when it is killed.
/** @type {(args: string[], env?: NodeJS.ProcessEnv) => Promise<number>} */
export const runNode = (args, env) => run(process.execPath, args, env);

/** @param {string[]} args the command of Gatsby and its options */
export function runGatsby(...args) {
  // Gatsby's default logger writes terminal escape codes for its progress bars even into a file.
  const env = process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
  return runNode(["node_modules/gatsby/cli.js", ...args], env);
}
