import { spawnSync } from "node:child_process";
import { attempt, installWithApt, mayUseApt } from "./apt.mjs";

/**
 * Installs a Java runtime with apt if there is none, because the Nu HTML Checker needs one. Without apt, the
 * test that uses the checker reports what is missing. The other tests do not need Java.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function installJava(folder) {
  if (spawnSync("java", ["-version"]).status === 0 || !mayUseApt) return;
  await attempt("Installing Java with apt", () => installWithApt(folder, [["default-jre-headless"]]));
}
