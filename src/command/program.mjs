import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run, runNode } from "./child.mjs";
import { findProgram, systemBrowser, systemFirefox } from "./find-program.mjs";
import { printError, step } from "./step.mjs";

// The last two are the Python bindings of WebKitGTK, for tests/engine/window.py.
const webKit = ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"];

/** `packages` lists alternatives for apt, the best one first. `missing` is the error if all of them fail. */
const programs = {
  browser: {
    name: "Chromium",
    isInstalled: async () => {
      if (systemBrowser()) return true;
      const { chromium } = await import("@playwright/test");
      return existsSync(chromium.executablePath());
    },
    // The tests need a font. Only Debian has a package with the headless shell of Chromium.
    packages: [
      ["fonts-liberation", "chromium-headless-shell"],
      ["fonts-liberation", "chromium"],
    ],
    missing:
      "The tests need a browser, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.",
  },
  firefox: {
    name: "Firefox",
    isInstalled: systemFirefox,
    // Debian has firefox-esr. Ubuntu's package firefox only installs a snap.
    packages: [["firefox-esr"]],
    missing: "The tests in Firefox need Firefox. On Debian, run as root: apt-get install firefox-esr",
  },
  // WebKitGTK with its WebDriver server, and a virtual display.
  webkit: {
    name: "WebKit",
    isInstalled: () => {
      const imports = "import gi; gi.require_version('WebKit2', '4.1')";
      // The Python of the system finds the packages of apt.
      const { status } = spawnSync("/usr/bin/python3", ["-c", imports]);
      return ["WebKitWebDriver", "Xvfb"].every(findProgram) && status === 0;
    },
    packages: [webKit],
    missing: `The tests in WebKit need Linux with the packages ${webKit.join(", ")}. On Debian and Ubuntu, run as root: apt-get install ${webKit.join(" ")}`,
  },
  nginx: {
    name: "nginx",
    // OpenSSL makes a certificate for it.
    isInstalled: () => ["nginx", "openssl"].every(findProgram),
    // Includes the Brotli module if apt has it.
    packages: [
      ["nginx", "openssl", "libnginx-mod-http-brotli-static"],
      ["nginx", "openssl"],
    ],
    missing:
      "The tests need nginx and OpenSSL, and they could not be installed. Install them with the package manager of your system.",
  },
  // For the Nu HTML Checker. Without Java, its test says what is missing. The other tests do not need Java.
  java: {
    name: "Java",
    isInstalled: () => spawnSync("java", ["-version"]).status === 0,
    packages: [["default-jre-headless"]],
    missing: undefined,
  },
};

/** Whether this process can install packages with apt: it runs as root on Debian or a derivative. */
const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs a program for the tests, unless it is installed. Requires the npm packages.
 * @param {keyof typeof programs} key
 * @throws {Error} if the tests need it and it cannot be installed
 */
export async function installProgram(key) {
  const { name, isInstalled, packages, missing } = programs[key];
  if (await isInstalled()) return;
  if (mayUseApt) await step(`Installing ${name} with apt`, () => installFirst(packages)).catch(printError);
  if (key === "browser" && !(await isInstalled())) {
    // apt also installs the system libraries that a browser needs.
    const args = ["install", ...(mayUseApt ? ["--with-deps"] : []), "chromium"];
    const work = () => runNode(["node_modules/@playwright/test/cli.js", ...args]);
    await step("Installing Chromium with Playwright", work).catch(printError);
  }
  if (missing && !(await isInstalled())) throw new Error(missing);
}

/** @param {string[][]} choices lists of packages; installs the first list that apt has */
async function installFirst(choices) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], env);
  for (const packages of choices) {
    const status = await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], env);
    if (status === 0) return status;
  }
  return 1;
}
