import { cpSync } from "node:fs";
import path from "node:path";
import { isCopy } from "../../src/gatsby/host/compress";
import { copyOutput } from "./serve/copy-output";
import { type Engine, startEngine } from "./serve/engine";
import { checkHost } from "./table/check";

describe.each(["netlify", "cloudflare"] as const)("%s, emulated", (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine(9320, (port, folder) => {
      // Leaves out the `.br` and `.gz` files of the build, because these hosts compress by themselves.
      copyOutput(folder, (file) => !isCopy(file));
      cpSync(`host/${name}`, folder, { recursive: true });
      const script = path.resolve(`tests/host/serve/${name}-server.mts`);
      return { program: process.execPath, args: ["--import", "tsx", script, String(port), folder] };
    });
  }, 90_000);
  afterAll(() => engine.stop());
  checkHost(name, () => engine.port);
});
