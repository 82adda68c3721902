// Emulates Cloudflare Pages with `@cloudflare/pages-shared`, Cloudflare's own code, which `wrangler pages
// dev` uses too: it finds the file for a path, applies redirects and headers, and creates the response. This
// file parses the two configuration files, in the form in which src/gatsby/host/cloudflare.ts writes them.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import {
  generateHandler,
  HEADERS_VERSION,
  REDIRECTS_VERSION,
} from "@cloudflare/pages-shared/dist/asset-server/handler.js";
import { lookup } from "mrmime";
import { host } from "../../../src/command/port.mjs";

const [port, folder = ""] = process.argv.slice(2);
const rulesFiles = ["_headers", "_redirects"];

const linesOf = (name: string) =>
  readFileSync(path.join(folder, name), "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** A path, then indented lines. `Name: value` sets a header, `! Name` removes one. */
function headerRules() {
  const rules: Record<string, { set: Record<string, string>; unset: string[] }> = {};
  let rule = { set: {} as Record<string, string>, unset: [] as string[] };
  for (const line of linesOf("_headers")) {
    const [, removed, name = "", value = ""] = /^ {2}(?:! (.+)|([^:]+): (.+))$/.exec(line) ?? [];
    if (line.startsWith("/")) rules[line] = rule = { set: {}, unset: [] };
    else if (removed) rule.unset.push(removed);
    else if (name) rule.set[name] = value;
    else throw new Error(`Cloudflare cannot parse this line of _headers: ${line}`);
  }
  return rules;
}

/** Lines of path, destination and status. */
function redirectRules() {
  const rules = linesOf("_redirects").map((line, index) => {
    const [, from, to, status] = /^(\/[^\s:*]*) +(\S+) +(\d{3})$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`Cloudflare cannot parse this line of _redirects: ${line}`);
    return [from, { to, status: Number(status), lineNumber: index + 1 }] as const;
  });
  return Object.fromEntries(rules);
}

const metadata = {
  headers: { version: HEADERS_VERSION, rules: headerRules() },
  redirects: { version: REDIRECTS_VERSION, staticRules: redirectRules(), rules: {} },
};

// Cloudflare looks up paths in the list of uploaded files.
const files = new Set(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !rulesFiles.includes(file) && statSync(path.join(folder, file)).isFile())
    .map((file) => `/${file.replaceAll(path.sep, "/")}`),
);

function typeOf(file: string): string {
  // mrmime does not know this type.
  if (file.endsWith(".ico")) return "image/vnd.microsoft.icon";
  const type = lookup(file) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

async function respond(request: Request): Promise<Response> {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const keys = new Map<string, string>();
  return generateHandler<string>({
    request,
    metadata,
    logError: console.error,
    findAssetEntryForPath: async (file) => (files.has(file) ? file : null),
    getAssetKey: (file) => {
      const key = createHash("sha256").update(read(file)).digest("hex");
      keys.set(key, file);
      return key;
    },
    negotiateContent: () => ({ encoding: null }),
    fetchAsset: async (key) => {
      const file = keys.get(key) ?? "";
      return { body: new Blob([read(file)]).stream(), contentType: typeOf(file) };
    },
  });
}

createServer(async ({ url, method, headers }, response) => {
  const fields = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await respond(new Request(`http://${host}:${port}${url}`, { method, headers: fields }));
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
}).listen(Number(port), host);
