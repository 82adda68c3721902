// Keeps two commands from running in one folder: each would delete what the other one reads and writes.
// The code is our own, because it must work before any package is installed.

import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { uptime } from "node:os";
import path from "node:path";

// A folder with a file that names and describes the process of the command, and an empty file for each program
// that the command runs. It is outside of .cache and public, because Gatsby may empty those.
const lock = ".running";

// Contains the name of the first file. A command that this one runs recognizes the lock by this name.
const variable = "COMMAND_LOCK";

/**
 * Locks the folder until this process ends, unless a command that runs this one has locked it.
 *
 * @throws {Error} if another command is running in the folder
 */
export function claim() {
  const own = nameOf("command", process.pid);
  do {
    const names = namesInLock();
    if (names.includes(process.env[variable] ?? "")) return;
    const { command, folder } = noteIn(names[0]);
    const running = names.find(isRunning);
    // A lock may have been copied with its folder.
    if (running && folder === thisFolder()) {
      throw new Error(
        `\`${command}\` is running in this folder (process ${idIn(running)}). Stop it first, or wait until it has finished. If no such command is running, delete the folder ${lock}.`,
      );
    }
    remove(names);
  } while (!place(own));
  process.env[variable] = own;
  process.on("exit", release);
}

/** Unlocks the folder, if this process has locked it. */
export function release() {
  if (process.env[variable] !== nameOf("command", process.pid)) return;
  delete process.env[variable];
  remove(namesInLock());
}

/**
 * Adds a program to the lock of this command. The program may outlive a killed command.
 *
 * @param {number} id of its process
 * @returns {() => void} removes it
 */
export function addProgram(id) {
  const file = path.join(lock, nameOf("program", id));
  if (namesInLock().includes(process.env[variable] ?? "")) writeFileSync(file, "");
  return () => rmSync(file, { force: true });
}

/** Returns the number of the folder in the file system, because a path has several spellings. */
const thisFolder = () => String(statSync(".", { bigint: true }).ino);

/** @returns {string[]} the file of the command first; nothing if the folder is not locked */
function namesInLock() {
  try {
    return readdirSync(lock).sort();
  } catch {
    return [];
  }
}

/** @type {(name?: string) => { command?: string, folder?: string }} nothing if the command has just ended */
function noteIn(name = "") {
  try {
    return JSON.parse(readFileSync(path.join(lock, name), "utf8"));
  } catch {
    return {};
  }
}

/**
 * Prepares a complete lock, and gives it its name: a folder that contains a file cannot be replaced.
 *
 * @param {string} name of the first file
 * @returns {boolean} false if another command was faster
 */
function place(name) {
  const prepared = mkdtempSync(`${lock}-`);
  writeFileSync(path.join(prepared, name), JSON.stringify({ command: typed(), folder: thisFolder() }));
  try {
    renameSync(prepared, lock);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true });
    if (namesInLock().length === 0) throw error;
    return false;
  }
}

/** @param {string[]} names the files to delete; other files belong to a newer lock */
function remove(names) {
  for (const name of names) rmSync(path.join(lock, name), { force: true });
  try {
    rmdirSync(lock);
  } catch {
    // The lock does not exist, or another command has replaced it.
  }
}

/** Returns this command as it was typed, such as "npm run develop". */
function typed() {
  const script = process.env.npm_lifecycle_event;
  if (script) return ["start", "test"].includes(script) ? `npm ${script}` : `npm run ${script}`;
  const [, file = "", ...args] = process.argv;
  return ["node", path.relative("", file), ...args].join(" ");
}

/** @type {(kind: "command" | "program", id: number) => string} */
const nameOf = (kind, id) => `${kind}-${id}-${startOf(id)}`;

/** @param {string} name */
const idIn = (name) => Number(name.split("-")[1]);

/** @param {string} name */
function isRunning(name) {
  const state = statSync(path.join(lock, name), { throwIfNoEntry: false });
  const bootTime = Date.now() - uptime() * 1000;
  if (!state || state.mtimeMs < bootTime || !exists(idIn(name))) return false;
  return [name.split("-")[2], ""].includes(startOf(idIn(name)));
}

/** @param {number} id */
function exists(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Returns when a process started, in clock ticks since boot, "ended" for a zombie, "" if unknown: process ids are
 * reused. Linux only.
 *
 * @param {number} id
 */
function startOf(id) {
  try {
    // The name of the program, in parentheses, may contain spaces. Of the values after it, the first is the
    // state, and the twentieth is the time. A process that ended is a zombie (Z) until its parent asks for it.
    const values = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return values[0] === "Z" ? "ended" : values[19];
  } catch {
    return "";
  }
}
