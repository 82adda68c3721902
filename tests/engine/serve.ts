import { host } from "../../src/command/port.mjs";
import { type Engine, startEngine } from "../host/serve/engine";

let server: Engine | undefined;

/** Serves public/ as the tests in tests/browser/ do. Jest calls this before the first test. */
export default async function serve(): Promise<void> {
  server = await startEngine(9300, (port) => ({
    program: process.execPath,
    args: ["node_modules/gatsby/cli.js", "serve", "--host", host, "--port", String(port)],
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
  }));
  process.env.SITE_ADDRESS = `http://${host}:${server.port}`;
}

export const stop = () => server?.stop();
