import path from "node:path";
import { type Engine, startEngine } from "./engine";
import { copyOutput } from "./output-copy";

// Wrangler asks nobody: no figures of use, no reports of errors, no newer version, no data of a place.
const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Serves the output with Cloudflare's own runtime, and its own reading of `_redirects` and `_headers`. */
export function startCloudflare(firstPort: number): Promise<Engine> {
  return startEngine(firstPort, (port, folder) => {
    const site = path.join(folder, "site");
    copyOutput("cloudflare", site);
    const wrangler = path.resolve("node_modules/wrangler/bin/wrangler.js");
    const address = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(port + 1)];
    const args = [
      wrangler,
      "pages",
      "dev",
      site,
      ...address,
      "--compatibility-date",
      "2026-01-01",
      "--cwd",
      folder,
    ];
    return { program: process.execPath, args, env: { ...quiet, CI: "1", XDG_CONFIG_HOME: folder } };
  });
}
