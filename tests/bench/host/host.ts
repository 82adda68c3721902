import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import sirv from "sirv";
import { freePort, host } from "../../../src/command/port.mjs";
import { filesOf } from "../../../src/file-list";
import { withoutScripts } from "./script-free";

/** A running host: its address, and a function that stops it. */
export type Host = { address: string; close: () => void };

type Variant = "whole" | "script-free";

/** As in static/_headers. */
function setCacheHeader(response: ServerResponse, pathname: string): void {
  const isImmutable = /^\/static\/|\.(?:js|css)$/.test(pathname);
  const age = isImmutable ? "31536000, immutable" : "0, must-revalidate";
  response.setHeader("Cache-Control", `public, max-age=${age}`);
}

/** Hosts compress texts when they are requested. Here this is done before, because measurements would contain the time. */
async function writeCompressed(folder: string, variant: Variant): Promise<void> {
  const isServed = (file: string) =>
    /\.(?:html|css|js|json|svg|xml)$/.test(file) && !/[^/]\/.+\/index\.html$/.test(file);
  const texts = filesOf("public").filter(isServed);
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(file, "utf8");
      const isEdited = variant === "script-free" && file.endsWith(".html");
      const served = isEdited ? withoutScripts(text).replace("<html", "<html data-scripts") : text;
      const target = path.join(folder, path.relative("public", `${file}.br`));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await promisify(brotliCompress)(served));
    }),
  );
}

/**
 * Serves `public/` as a plain static host does: over HTTP/1.1, from one host, with texts compressed by Brotli,
 * and with `/gallery` from `gallery.html`. Browsers cache files with a hash in their name for a year,
 * and revalidate all other files.
 *
 * @param variant the site as built, or the same pages without their scripts
 */
export async function startHost(variant: Variant): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  await writeCompressed(folder, variant);
  const [serveCompressed, serve] = [folder, "public"].map((folder) =>
    sirv(folder, { etag: true, brotli: true, setHeaders: setCacheHeader }),
  );
  const server = createServer((request, response) => {
    serveCompressed?.(request, response, () => serve?.(request, response));
  });
  const port = await freePort(9200);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://${host}:${port}`, close };
}
