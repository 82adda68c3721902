import { cacheControl, immutablePatterns, literal } from "./lifetime";
import type { Output } from "./output";
import { securityHeaders } from "./security-header";

const anyOf = (texts: readonly string[]) => texts.map(literal).join("|");

/** Paths with these extensions request a file too. All other usual ones are in every output. */
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

/**
 * A server for the site, and a separate file with the directive for Brotli, because nginx does not start with
 * a directive of a missing module.
 */
export function nginxFiles(output: Output): Record<string, string> {
  const { pages, files, assetFolders, redirects, policy } = output;
  const site = `# Written by the build, see src/gatsby/host/nginx.ts.
${cacheMap}

server {
  listen 80;
  # The folder that public/ was copied to.
  root /var/www/site;

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

  location = / { try_files /index.html =404; }
  location = /index.html { return 301 /$is_args$args; }
${movedLocations(pages)}${redirects.map(({ path, toPath, status }) => `  location = ${path} { return ${status} ${toPath}$is_args$args; }\n`).join("")}
  location = /manifest.webmanifest { types { } default_type application/manifest+json; }
  location ~ "^(?:${anyOf(assetFolders)})/|\\.(?:${anyOf(extensionsOf(files))})$" { try_files $uri =404; }
${unknownLocations(output)}
}
`;
  return { "site.conf": site, "site-brotli.conf": "brotli_static on;\n" };
}
