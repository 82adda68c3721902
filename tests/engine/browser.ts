import { resolve } from "node:path";
import { Builder, type WebDriver } from "selenium-webdriver";
import { Driver, Options, ServiceBuilder } from "selenium-webdriver/chrome";
import { DriverService } from "selenium-webdriver/remote";
import { findProgram, systemBrowser } from "../../src/command/find-program.mjs";
import { freePort, host } from "../../src/command/port.mjs";
import { recordProblems } from "./init-script";

/** The viewport of a browser in pixels, and its preferences. */
export type Settings = { width: number; height: number; hasReducedMotion: boolean; hasScript: boolean };

/** A browser, and a function that ends it and its driver. */
type Session = { driver: WebDriver; quit: () => Promise<void> };

const engine = process.env.ENGINE === "webkit" ? "webkit" : "chromium";

const initScript = `(${recordProblems})()`;

function driverPath(name: string): string {
  const file = findProgram(name);
  if (!file) throw new Error(`${name} is not installed. Run \`npm run test:engines\`, which installs it.`);
  return file;
}

async function startWebKit(settings: Settings): Promise<Session> {
  const port = await freePort(9400);
  const service = new DriverService(driverPath("WebKitWebDriver"), {
    hostname: host,
    port,
    args: [`--port=${port}`],
  });
  // The Python of the system has the bindings of WebKitGTK.
  const browser = {
    binary: "/usr/bin/python3",
    args: [resolve("tests/engine/window.py"), JSON.stringify({ ...settings, initScript })],
  };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "window", "webkitgtk:browserOptions": browser })
    .build();
  const quit = async () => {
    await driver.quit();
    await service.kill();
  };
  return { driver, quit };
}

async function startChromium({ width, height, hasReducedMotion, hasScript }: Settings): Promise<Session> {
  const options = new Options();
  const binary = systemBrowser();
  if (binary) options.setChromeBinaryPath(binary);
  options.addArguments(
    "--headless",
    "--no-sandbox",
    `--window-size=${width},${height}`,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // A machine without a mouse reports no hover. This is what Playwright sets.
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
    ...(hasReducedMotion ? ["--force-prefers-reduced-motion"] : []),
  );
  const driver = Driver.createSession(options, new ServiceBuilder(driverPath("chromedriver")).build());
  await driver.sendDevToolsCommand("Page.addScriptToEvaluateOnNewDocument", { source: initScript });
  if (!hasScript) await driver.sendDevToolsCommand("Emulation.setScriptExecutionDisabled", { value: true });
  const quit = async () => {
    // Debian starts the headless shell from a script. chromedriver would end the script, but not the browser.
    // The command fails, because its connection ends with the browser.
    await driver.sendDevToolsCommand("Browser.close", {}).catch(() => {});
    await driver.quit();
  };
  return { driver, quit };
}

/** Starts the engine that the variable ENGINE names. */
export function startBrowser(settings: Settings): Promise<Session> {
  return engine === "webkit" ? startWebKit(settings) : startChromium(settings);
}
