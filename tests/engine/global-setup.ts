import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { host } from "../../src/command/port.mjs";
import { type Engine, startEngine } from "../host/serve/engine";

let display: ChildProcess | undefined;
let server: Engine | undefined;

/** Starts a display in memory, which WebKitGTK needs. It is larger than all windows. */
async function startDisplay(): Promise<void> {
  const args = ["-displayfd", "1", "-screen", "0", "1600x1200x24"];
  const child = spawn("Xvfb", args, { stdio: ["ignore", "pipe", "ignore"] });
  display = child;
  process.once("exit", () => child.kill());
  const [number] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  process.env.DISPLAY = `:${String(number).trim()}`;
}

/**
 * Serves public/ as the tests in tests/browser/ do, and starts a display for WebKit. Jest calls this before
 * the first test.
 */
export default async function serve(): Promise<void> {
  // Without a listener, a signal ends Node before the `exit` events that stop servers and drivers.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  if (process.env.ENGINE === "webkit") await startDisplay();
  server = await startEngine(9300, (port) => ({
    program: process.execPath,
    args: ["node_modules/gatsby/cli.js", "serve", "--host", host, "--port", String(port)],
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
  }));
  process.env.SITE_ADDRESS = `http://${host}:${server.port}`;
}

export async function stop(): Promise<void> {
  await server?.stop();
  display?.kill();
}
