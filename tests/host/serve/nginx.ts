import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemNginx } from "../../../src/command/nginx.mjs";
import { type Engine, startEngine } from "./engine";

/** Debian's module for Brotli, where it is installed. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);

const main = (withBrotli: boolean) => `
${withBrotli ? `load_module ${brotliModule};` : ""}
daemon off;
worker_processes auto;
pid nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  include site.conf;
}
`;

/**
 * Serves public/ with nginx and the configuration that the build has written, only its port and its folder changed.
 *
 * @param withBrotli whether the module is loaded, and the build's line for it put where docs/deploying.md says
 */
export function startNginx(firstPort: number, withBrotli: boolean): Promise<Engine> {
  const nginx = systemNginx();
  if (!nginx)
    throw new Error("There is no nginx to test with: `npm test` installs it, or your system's packages.");
  return startEngine(firstPort, (port, folder) => {
    const site = readFileSync("host/nginx/site.conf", "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("root /var/www/site;", `root ${path.resolve("public")};`);
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    mkdirSync(path.join(folder, "snippets"));
    write("nginx.conf", main(withBrotli));
    write("site.conf", site);
    if (withBrotli) write("snippets/site-brotli.conf", readFileSync("host/nginx/site-brotli.conf", "utf8"));
    return { program: nginx, args: ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"] };
  });
}
