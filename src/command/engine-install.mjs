import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { findProgram } from "./program.mjs";

/** The programs that tests/engine/ runs, and the packages of Debian and Ubuntu that contain them. */
const programs = ["WebKitWebDriver", "chromedriver", "xvfb-run", "xauth"];
const packages = [
  "webkit2gtk-driver",
  "chromium-driver",
  "xvfb",
  "xauth",
  // The Python of the window that WebKit runs in.
  "python3-gi",
  "gir1.2-webkit2-4.1",
];

/**
 * Ensures that the drivers of WebKit and of Chromium are installed for the tests.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if one is missing and cannot be installed
 */
export async function installEngines(folder) {
  const isInstalled = () => programs.every((program) => findProgram(program));
  if (isInstalled()) return;
  if (mayUseApt) await attempt("Installing WebKit with apt", () => installWithApt(folder, [packages]));
  if (isInstalled()) return;
  throw new Error(
    `The tests in WebKit need Linux with the packages ${packages.join(", ")}. On Debian and Ubuntu, run as root: apt-get install ${packages.join(" ")}`,
  );
}
