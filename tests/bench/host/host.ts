import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { freePort, host } from "../../../src/command/port.mjs";
import { filesOf } from "../../../src/file-list";
import { cacheControl, isImmutable } from "../../../src/gatsby/host/lifetime";
import { withoutScripts } from "./script-free";

/** A running host: its address, and a function that stops it. */
export type Host = { address: string; close: () => void };

function setCacheHeader(response: ServerResponse, pathname: string): void {
  response.setHeader("Cache-Control", cacheControl[isImmutable(pathname) ? "immutable" : "revalidate"]);
}

function writeScriptFree(folder: string): void {
  for (const file of filesOf("public").filter((file) => file.endsWith(".html"))) {
    const target = path.join(folder, path.relative("public", `${file}.br`));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      brotliCompressSync(withoutScripts(readFileSync(file, "utf8")).replace("<html", "<html data-scripts")),
    );
  }
}

/**
 * Serves `public/` as a plain static host does: over HTTP/1.1, from one host, with the Brotli copies of
 * texts, and with `/gallery` from `gallery.html`. Browsers cache files with a hash in their name for a year,
 * and revalidate all other files.
 *
 * @param variant the site as built, or the same pages without their scripts
 */
export async function startHost(variant: "whole" | "script-free"): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  if (variant === "script-free") writeScriptFree(folder);
  const [serveEdited, serve] = [folder, "public"].map((folder) =>
    sirv(folder, { etag: true, brotli: true, setHeaders: setCacheHeader }),
  );
  const server = createServer((request, response) => {
    serveEdited?.(request, response, () => serve?.(request, response));
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
