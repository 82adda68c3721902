import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { systemFirefox } from "./browser.mjs";

/**
 * Ensures that the tests have a Firefox.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if there is none and it cannot be installed
 */
export async function installFirefox(folder) {
  if (systemFirefox()) return;
  // Debian has firefox-esr. Ubuntu's package firefox only installs a snap.
  if (mayUseApt)
    await attempt("Installing Firefox with apt", () => installWithApt(folder, [["firefox-esr"]]));
  if (systemFirefox()) return;
  throw new Error("The tests in Firefox need Firefox. On Debian, run as root: apt-get install firefox-esr");
}
