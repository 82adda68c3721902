import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

const user = process.getuid?.() === 0 ? "user root;" : "";

/** As in Debian's package, with another site. */
const main = (socketPath: string) => `
daemon off;
pid nginx.pid;
error_log stderr;
${user}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path temporary;`).join(" ")}
  server { listen unix:${socketPath} default_server; return 403; }
  include site.conf;
}
`;

/**
 * Serves `public/` with docs/nginx.conf, at a socket.
 *
 * @param name the name of the site
 * @param files what the site has besides the build, by name
 */
export async function startNginx(name: string, files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const [site, socketPath] = [path.join(folder, "site"), path.join(folder, "socket")];
  mkdirSync(site);
  for (const entry of readdirSync("public"))
    if (!(entry in files)) symlinkSync(path.resolve("public", entry), path.join(site, entry));
  for (const [entry, content] of Object.entries(files)) writeFileSync(path.join(site, entry), content);
  const config = readFileSync("docs/nginx.conf", "utf8")
    .replace("listen 80;", `listen unix:${socketPath};`)
    .replaceAll("/var/www/site/current", site)
    .replaceAll("example.com", name);
  writeFileSync(path.join(folder, "site.conf"), config);
  writeFileSync(path.join(folder, "nginx.conf"), main(socketPath));

  // Debian installs servers in /usr/sbin, which is not in the PATH of ordinary users.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "stderr"];
  const child = spawn("nginx", args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let printed = "";
  child.stderr.on("data", (text) => (printed += text));
  const ended = new Promise<void>((resolve) => {
    child.on("exit", () => resolve());
    child.on("error", (error) => {
      printed += `${error}. Install nginx.`;
      resolve();
    });
  });
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  process.once("exit", () => child.kill());
  const hasEnded = ended.then(() => true);
  while (!existsSync(socketPath)) {
    if (await Promise.race([hasEnded, setTimeout(20)])) {
      await stop();
      throw new Error(`nginx does not start: ${printed}`);
    }
  }
  return { socketPath, stop };
}
