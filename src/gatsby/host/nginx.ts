import { readFileSync } from "node:fs";
import path from "node:path";
import { cacheControl, immutablePatterns, literal } from "./lifetime";
import type { Output } from "./output";
import { securityHeaders } from "./security-header";

const anyOf = (texts: readonly string[]) => texts.map(literal).join("|");

/** Extensions of files that a build may lack. nginx answers 404 for them, and does not redirect to `/home`. */
const otherExtensions = ["gif", "jpeg", "pdf", "webp"];

function extensionsOf(files: readonly string[]): string[] {
  const found = files.flatMap((file) => file.match(/[^/]\.([a-z0-9]+)$/i)?.[1] ?? []);
  return [...new Set([...found, ...otherExtensions])].filter((extension) => extension !== "html").sort();
}

/**
 * A variable sets `Cache-Control`, so that each header is added in one place: in a location that adds a
 * header, nginx drops the headers of the server. Missing files are revalidated, because they may exist later.
 */
const cacheMap = `map "$status $uri" $site_cache_control {
  default "${cacheControl.revalidate}";
${immutablePatterns.map((pattern) => `  "~^(?:200|206|304) ${pattern}$" "${cacheControl.immutable}";`).join("\n")}
}`;

const headerLines = (policy: string): string =>
  Object.entries(securityHeaders(policy))
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join("\n");

/** The number of paths on one line. nginx does not read words of more than 4,096 characters. */
const pathsAtOnce = 30;

/** The configuration contains all targets, so a request cannot choose one. */
function movedLocations(pages: readonly string[]): string {
  const starts = [...pages.keys()].filter((index) => index % pathsAtOnce === 0);
  const groups = starts.map((start) => anyOf(pages.slice(start, start + pathsAtOnce)));
  const line = (paths: string) =>
    `  location ~ "^(${paths})(?:/|\\.html|/index\\.html)$" { return 301 $1$is_args$args; }\n`;
  return groups.map(line).join("");
}

/** Returns the rules for paths that are not the path of a page, a file or a single redirect. */
function unknownLocations({ unknown }: Output): string {
  const answer = unknown ? `return ${unknown.status} ${unknown.toPath};` : "return 404;";
  return `  location ~ "^/404(?:/|\\.html|/index\\.html)?$" { ${answer} }
  location / { try_files $uri $uri.html @unknown; }
  location @unknown { ${answer} }`;
}

/** Lets certbot prove that the domain is the owner's, in the folder of Debian's default site. */
const challenge = "location ^~ /.well-known/acme-challenge/ { root /var/www/html; }";

const plain = `  listen 80;
  listen [::]:80;`;

/** From nginx 1.25.1 on, "http2" in "listen" causes a warning. Debian 12 has an older nginx. */
const secure = `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/letsencrypt/live/site/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/site/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;`;

/** @param listen the lines that say where the server listens, and for which names */
function siteServer(listen: string, output: Output): string {
  const { pages, files, assetFolders, redirects, policy } = output;
  return `server {
${listen}
  root /var/www/site/current/public;

  # Behind a proxy, nginx does not know the host name and the port that visitors use.
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  # The build writes compressed copies of all text files.
  gzip_static on;
  gzip_vary on;
  # If nginx has the Brotli module, copy site-brotli.conf to /etc/nginx/snippets/.
  include snippets/site-brotli*.conf;

  add_header Cache-Control $site_cache_control always;
${headerLines(policy)}

  error_page 404 @missing;
  location @missing { types { } default_type text/plain; return 404 "Not found.\\n"; }

  ${challenge}
  location = / { try_files /index.html =404; }
  location = /index.html { return 301 /$is_args$args; }
${movedLocations(pages)}${redirects.map(({ path, toPath, status }) => `  location = ${path} { return ${status} ${toPath}$is_args$args; }\n`).join("")}
  location = /manifest.webmanifest { types { } default_type application/manifest+json; }
  # Files of earlier releases too: open tabs request them, and so do pages that load while nginx reloads.
  location ~ "^(?:${immutablePatterns.join("|")})$" { root /var/www/site/assets; try_files $uri =404; }
  location ~ "^(?:${anyOf(assetFolders)})/|\\.(?:${anyOf(extensionsOf(files))})$" { try_files $uri =404; }
${unknownLocations(output)}
}
`;
}

const script = path.resolve("src/gatsby/host/deploy.sh");

/**
 * Returns a configuration without TLS, such as for a server behind a proxy, one with TLS, and the script that
 * puts one of them into nginx. A separate file has the directive for Brotli, because nginx does not start with a
 * directive of a missing module.
 *
 * @param address the address of the site, which all its other names redirect to
 */
export function nginxFiles(output: Output, address: string): Record<string, string> {
  const { origin, hostname } = new URL(address);
  const other = hostname.startsWith("www.") ? hostname.slice("www.".length) : `www.${hostname}`;
  const head = `# Written by the build, see src/gatsby/host/nginx.ts.\n${cacheMap}\n`;
  const bothNames = `  server_name ${hostname} ${other};`;
  const { "Strict-Transport-Security": onlyHttps } = securityHeaders(output.policy);
  const http = `${head}
${siteServer(`${plain}\n${bothNames}`, output)}`;
  const https = `${head}
server {
${plain}
${bothNames}
  server_tokens off;
  ${challenge}
  location / { return 301 ${origin}$request_uri; }
}

server {
${secure}
  server_name ${other};
  server_tokens off;
  add_header Strict-Transport-Security "${onlyHttps}" always;
  return 301 ${origin}$request_uri;
}

${siteServer(`${secure}\n  server_name ${hostname};`, output)}`;
  return {
    "http.conf": http,
    "https.conf": https,
    "site-brotli.conf": "brotli_static on;\n",
    "deploy.sh": readFileSync(script, "utf8"),
  };
}
