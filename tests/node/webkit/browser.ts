import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { Builder, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { freePort, host } from "../../../src/command/port.mjs";
import { recordProblems } from "./init-script";

/** The viewport of a browser in pixels, and whether it runs scripts. */
export type Settings = { width: number; height: number; hasScript: boolean };

/** Starts WebKit on a display in memory. Returns its driver, and a function that ends all of them. */
export async function startBrowser(
  settings: Settings,
): Promise<{ driver: WebDriver; quit: () => Promise<void> }> {
  // The display is larger than all windows.
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
  process.once("exit", () => display.kill());
  const [number] = await once(display.stdout, "data");
  const port = await freePort(9400);
  const service = new DriverService("WebKitWebDriver", {
    hostname: host,
    port,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
  });
  const options = { ...settings, initScript: `(${recordProblems})()` };
  // The Python of the system has the bindings of WebKitGTK.
  const browser = {
    binary: "/usr/bin/python3",
    args: [resolve("tests/node/webkit/window.py"), JSON.stringify(options)],
  };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "window", "webkitgtk:browserOptions": browser })
    .build();
  const quit = async () => {
    await driver.quit();
    await service.kill();
    display.kill();
  };
  return { driver, quit };
}
