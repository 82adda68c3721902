import { spawnSync } from "node:child_process";
import { attempt, installWithApt, mayUseApt } from "./apt.mjs";

/**
 * Installs a Java runtime with apt, if there is none. The Nu HTML Checker needs it. Where apt cannot be used, the
 * test of the checker says what is missing; the other tests do not need Java.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function installJava(folder) {
  if (spawnSync("java", ["-version"]).status === 0 || !mayUseApt) return;
  await attempt("Installing Java with apt", () => installWithApt(folder, [["default-jre-headless"]]));
}
