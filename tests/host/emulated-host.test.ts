import { cpSync } from "node:fs";
import path from "node:path";
import { isCopy } from "../../src/gatsby/host/compressed-copy";
import { type Engine, startEngine } from "./serve/engine";
import { checkHost } from "./table/check";

/** Leaves out the `.br` and `.gz` files of the build, because these hosts compress by themselves. */
function copyOutput(name: string, to: string): void {
  cpSync("public", to, { recursive: true, filter: (file) => !isCopy(file) });
  cpSync(`host/${name}`, to, { recursive: true });
}

describe.each(["netlify", "cloudflare"] as const)("%s, emulated", (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine(9320, (port, folder) => {
      copyOutput(name, folder);
      const script = path.resolve(`tests/host/serve/${name}-server.mts`);
      return { program: process.execPath, args: ["--import", "tsx", script, String(port), folder] };
    });
  }, 90_000);
  afterAll(() => engine.stop());
  checkHost(name, () => engine.port);
});
