import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findProgram } from "../../../src/command/find-program.mjs";
import { copyOutput } from "./copy-output";
import { type Engine, startEngine } from "./engine";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);

// By default, the workers of nginx that root starts run as another user, who may not enter root's folders.
const isRoot = process.getuid?.() === 0;

const main = (withBrotli: boolean) => `
${withBrotli ? `load_module ${brotliModule};` : ""}
daemon off;
${isRoot ? "user root;" : ""}
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
 * Serves a copy of public/ with the configuration from the build. Only the port and the folder are changed.
 *
 * @param withBrotli whether to load the module, and to insert the build's Brotli line as docs/deploying.md
 * explains
 */
export function startNginx(firstPort: number, withBrotli: boolean): Promise<Engine> {
  const nginx = findProgram("nginx");
  if (!nginx)
    throw new Error(
      "nginx is not installed. Run `npm test`, which installs it, or install your system's package.",
    );
  return startEngine(firstPort, (port, folder) => {
    const root = path.join(folder, "site");
    copyOutput(root);
    const site = readFileSync("host/nginx/site.conf", "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("root /var/www/site;", `root ${root};`);
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    mkdirSync(path.join(folder, "snippets"));
    write("nginx.conf", main(withBrotli));
    write("site.conf", site);
    if (withBrotli) write("snippets/site-brotli.conf", readFileSync("host/nginx/site-brotli.conf", "utf8"));
    return { program: nginx, args: ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"] };
  });
}
