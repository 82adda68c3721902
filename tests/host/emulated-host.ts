import path from "node:path";
import { type Engine, startEngine } from "./serve/engine";
import { copyOutput } from "./serve/output-copy";
import { checkHost } from "./table/check";

/** Tests the server in tests/host/serve/ that emulates a host. */
export function checkEmulatedHost(name: "netlify" | "cloudflare" | "github", firstPort: number): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine(firstPort, (port, folder) => {
      copyOutput(name, folder);
      const script = path.resolve(`tests/host/serve/${name}-server.mts`);
      return { program: process.execPath, args: ["--import", "tsx", script, String(port), folder] };
    });
  }, 90_000);
  afterAll(() => engine.stop());
  checkHost(name, () => engine.port);
}
