// Emulates GitHub Pages, which cannot run locally, from its known behavior: it serves a path without an
// extension from the .html file, adds a slash to a folder, and serves 404.html with the status 404 for
// everything else.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { host } from "../../../src/command/port.mjs";

const [port, folder = ""] = process.argv.slice(2);
const notFound = readFileSync(path.join(folder, "404.html"));
// GitHub sends these headers with every file.
const serve = sirv(folder, {
  extensions: ["html"],
  etag: true,
  setHeaders(response, pathname) {
    response.setHeader("Cache-Control", "max-age=600");
    // sirv does not know this type.
    if (pathname.endsWith(".ico")) response.setHeader("Content-Type", "image/vnd.microsoft.icon");
  },
});

function isBareFolder(pathname: string): boolean {
  const place = path.join(folder, pathname);
  return !existsSync(`${place}.html`) && existsSync(place) && statSync(place).isDirectory();
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://host");
  serve(request, response, () => {
    if (!pathname.endsWith("/") && !pathname.includes("%") && isBareFolder(pathname)) {
      response.writeHead(301, { Location: `${pathname}/` }).end();
    } else {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(notFound);
    }
  });
}).listen(Number(port), host);
