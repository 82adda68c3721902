import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { freePort, host } from "../../../src/command/port.mjs";
import { cacheControl, lifetimeOf } from "../../../src/gatsby/host/lifetime";
import { writeCompressed } from "./compressed-copy";
import { withoutScripts } from "./script-free";

/** A running host: its address, and a function that stops it. */
export type Host = { address: string; close: () => void };

function setCacheHeader(response: ServerResponse, pathname: string): void {
  response.setHeader("Cache-Control", cacheControl[lifetimeOf(pathname)]);
}

/**
 * Serves `public/` as a plain static host does: over HTTP/1.1, from one host, with text compressed by gzip,
 * and with `/gallery` from `gallery.html`. Browsers cache files with a hash in their name for a year, and
 * revalidate all other files.
 *
 * @param variant the site as built, or the same pages without their scripts
 */
export async function startHost(variant: "whole" | "script-free"): Promise<Host> {
  const compressed = mkdtempSync(path.join(tmpdir(), "bench-"));
  writeCompressed("public", compressed, variant === "whole" ? (html) => html : withoutScripts);
  const options = { etag: true, setHeaders: setCacheHeader };
  const serveText = sirv(compressed, { ...options, gzip: true });
  const serveRest = sirv("public", options);
  const server = createServer((request, response) => {
    serveText(request, response, () => serveRest(request, response));
  });
  const port = await freePort(9200);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(compressed, { recursive: true, force: true });
  };
  return { address: `http://${host}:${port}`, close };
}
