import { spawnSync } from "node:child_process";
import { attempt, installWithApt, mayUseApt } from "./apt.mjs";
import { findProgram } from "./program.mjs";

/** The programs that tests/engine/ runs, and the packages of Debian and Ubuntu that contain them. */
const programs = ["WebKitWebDriver", "chromedriver", "Xvfb"];
const packages = [
  "webkit2gtk-driver",
  "chromium-driver",
  "xvfb",
  // The Python bindings of WebKitGTK, for tests/engine/window.py.
  "python3-gi",
  "gir1.2-webkit2-4.1",
];

/** The Python of the system, which finds the packages of apt. */
const python = "/usr/bin/python3";

function isInstalled() {
  const imports = "import gi; gi.require_version('WebKit2', '4.1')";
  return programs.every((program) => findProgram(program)) && spawnSync(python, ["-c", imports]).status === 0;
}

/**
 * Ensures that the drivers of WebKit and of Chromium are installed for the tests.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 * @throws {Error} if one is missing and cannot be installed
 */
export async function installEngines(folder) {
  if (isInstalled()) return;
  if (mayUseApt) await attempt("Installing WebKit with apt", () => installWithApt(folder, [packages]));
  if (isInstalled()) return;
  throw new Error(
    `The tests in WebKit need Linux with the packages ${packages.join(", ")}. On Debian and Ubuntu, run as root: apt-get install ${packages.join(" ")}`,
  );
}
