import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { systemNginx } from "./nginx.mjs";

// With Brotli where apt has it.
const packages = [["nginx", "libnginx-mod-http-brotli-static"], ["nginx"]];

/**
 * Makes sure that there is an nginx to test with.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if there is none and none can be installed
 */
export async function installNginx(folder) {
  if (systemNginx()) return;
  if (mayUseApt) await attempt("Installing nginx with apt", () => installWithApt(folder, packages));
  if (systemNginx()) return;
  throw new Error(
    "There is no nginx to test with, and none could be installed. Install it with your system's packages.",
  );
}
