import path from "node:path";
import { type Engine, startEngine } from "./engine";
import { copyOutput } from "./output-copy";

/** Serves the output with the server in this folder that emulates a host. */
export function startScript(firstPort: number, name: "netlify" | "cloudflare" | "github"): Promise<Engine> {
  return startEngine(firstPort, (port, folder) => {
    copyOutput(name, folder);
    const script = path.resolve(`tests/host/serve/${name}-server.mts`);
    return { program: process.execPath, args: ["--import", "tsx", script, String(port), folder] };
  });
}
