import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "../../../src/command/port.mjs";
import { findProgram } from "../../programs.mjs";
import { type Engine, startEngine, type User } from "./engine";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);

export const isRoot = process.getuid?.() === 0;

/** Like the files of Debian's package. */
const main = (withBrotli: boolean) => `
${withBrotli ? `load_module ${brotliModule};` : ""}
daemon off;
${isRoot ? "user www-data;" : ""}
worker_processes auto;
pid nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
  client_body_temp_path temporary;
  proxy_temp_path temporary;
  fastcgi_temp_path temporary;
  uwsgi_temp_path temporary;
  scgi_temp_path temporary;
  include conf.d/*.conf;
  include sites-enabled/*;
}
`;

export const welcome = "Welcome to nginx!";

const defaultSite = (port: number) => `
server {
  listen 127.0.0.1:${port} default_server;
  return 200 "${welcome}";
}
`;

/** An nginx that the script of the build can deploy to. The configuration of a build has other ports. */
export type Nginx = Engine & {
  securePort: number;
  /** The environment variables of the script. */
  folders: { SITE_FOLDER: string; SITE_CERTIFICATE: string; NGINX_FOLDER: string };
  /** Runs the script of a build, and returns what it prints. */
  deploy: (build: string, ...args: string[]) => Promise<string>;
};

/** Writes the configuration of a build for the ports of this nginx, and only for this machine. */
export function setPorts(build: string, { port, securePort }: Pick<Nginx, "port" | "securePort">): void {
  for (const name of ["http.conf", "https.conf"]) {
    const file = path.join(build, "host/nginx", name);
    const config = readFileSync(file, "utf8")
      .replace(/^ *listen \[::\].*\n/gm, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${port};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${securePort} `);
    writeFileSync(file, config);
  }
}

/** @throws {Error} with what the script prints, if it fails */
async function runScript(build: string, args: string[], env: Record<string, string>, user?: User) {
  const script = path.join(build, "host/nginx/deploy.sh");
  const child = spawn("sh", [script, ...args], { env: { PATH: process.env.PATH, ...env }, ...user });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [code, ...printed] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(printed.join(""));
  return printed.join("");
}

/**
 * Starts an nginx without a site, as Debian installs it.
 *
 * @param options.withBrotli whether to load the module, and to insert the build's Brotli line as
 * docs/deploying.md explains
 * @param options.user runs nginx and the script; by default, the user of the tests
 */
export async function startNginx(
  firstPort: number,
  { withBrotli = false, user }: { withBrotli?: boolean; user?: User } = {},
): Promise<Nginx> {
  const nginx = findProgram("nginx");
  if (!nginx)
    throw new Error(
      "nginx is not installed. Run `npm test`, which installs it, or install your system's package.",
    );
  const argsIn = (folder: string) => ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"];
  const engine = await startEngine(firstPort, (port, folder) => {
    for (const name of ["conf.d", "sites-enabled", "snippets"]) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, "nginx.conf"), main(withBrotli));
    writeFileSync(path.join(folder, "sites-enabled/default"), defaultSite(port));
    if (withBrotli) cpSync("host/nginx/site-brotli.conf", path.join(folder, "snippets/site-brotli.conf"));
    // The workers of nginx that root starts run as another user.
    chmodSync(folder, 0o755);
    if (user)
      for (const name of ["", ...readdirSync(folder)]) chownSync(path.join(folder, name), user.uid, user.gid);
    return { program: nginx, args: argsIn(folder), user };
  });
  const { folder } = engine;
  const folders = {
    SITE_FOLDER: path.join(folder, "site"),
    SITE_CERTIFICATE: path.join(folder, "certificate"),
    NGINX_FOLDER: folder,
  };
  const env = { ...folders, NGINX_COMMAND: [nginx, ...argsIn(folder)].join(" ") };
  const deploy = (build: string, ...args: string[]) => runScript(build, args, env, user);
  return { ...engine, securePort: await freePort(firstPort + 20), folders, deploy };
}
