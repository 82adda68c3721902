import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { findProgram } from "./program.mjs";

// Includes the Brotli module if apt has it.
const packages = [["nginx", "libnginx-mod-http-brotli-static"], ["nginx"]];

/**
 * Installs nginx for the tests, unless it is installed.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if nginx is missing and cannot be installed
 */
export async function installNginx(folder) {
  if (findProgram("nginx")) return;
  if (mayUseApt) await attempt("Installing nginx with apt", () => installWithApt(folder, packages));
  if (findProgram("nginx")) return;
  throw new Error(
    "The tests need nginx, and it could not be installed. Install it with the package manager of your system.",
  );
}
