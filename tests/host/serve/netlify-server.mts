// Emulates Netlify, which cannot run locally. Netlify's own packages parse both files, and select the
// redirect and the headers that match. This file adds that files take precedence over redirects, and how
// "Pretty URLs" handles a slash, after https://docs.netlify.com and
// https://github.com/slorber/trailing-slash-guide.

import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import redirector from "netlify-redirector";
import sirv from "sirv";
import { host } from "../../../src/command/port.mjs";

const [port, folder = ""] = process.argv.slice(2);
const rulesFile = path.join(folder, "_redirects");
const headersFile = path.join(folder, "_headers");

const parsed = await parseAllRedirects({ redirectsFiles: [rulesFile], configRedirects: [], minimal: false });
const { headers, errors } = await parseAllHeaders({
  headersFiles: [headersFile],
  configHeaders: [],
  minimal: false,
});
const problems = [...parsed.errors, ...errors];
if (problems.length > 0) throw new Error(`Netlify cannot parse: ${problems.join("\n")}`);
const matcher = await redirector.parsePlain(readFileSync(rulesFile, "utf8"), {});

function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  // sirv does not know this type.
  if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/vnd.microsoft.icon");
  for (const rule of headers) {
    if (!("forRegExp" in rule) || !rule.forRegExp.test(pathname)) continue;
    for (const [name, value] of Object.entries(rule.values)) response.setHeader(name, value);
  }
}

const serve = sirv(folder, { extensions: ["html"], etag: true, setHeaders });

createServer((request, response) => {
  const address = request.url ?? "/";
  const { pathname, search } = new URL(address.replace(/^\/+/, "/"), "http://host");
  const isPretty =
    pathname !== "/" &&
    pathname.endsWith("/") &&
    existsSync(path.join(folder, `${pathname.slice(0, -1)}.html`));
  if (isPretty) {
    response.writeHead(301, { Location: pathname.slice(0, -1) + search }).end();
    return;
  }
  serve(request, response, () => {
    const none = () => "";
    const query = search.slice(1);
    const match = matcher.match({
      scheme: "https",
      host,
      path: pathname,
      query,
      getHeader: none,
      getCookie: none,
    });
    if (match?.status === 404) {
      response
        .writeHead(404, { "Content-Type": "text/plain" })
        .end(readFileSync(path.join(folder, match.to)));
    } else if (match) {
      response.writeHead(match.status, { Location: match.to + search }).end();
    } else response.writeHead(404, { "Content-Type": "text/plain" }).end("Not Found");
  });
}).listen(Number(port), host);
