import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { systemNginx } from "./nginx.mjs";

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
  if (systemNginx()) return;
  if (mayUseApt) await attempt("Installing nginx with apt", () => installWithApt(folder, packages));
  if (systemNginx()) return;
  throw new Error(
    "The tests need nginx, and it could not be installed. Install it with the package manager of your system.",
  );
}
