import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { host } from "../src/command/port.mjs";

/** A running host: its address, and a function that stops it. */
export type Site = { address: string; stop: () => void };

/**
 * Serves the output of a build as a host without redirects does.
 *
 * @param handle is called first. It may delay a request, or answer it.
 */
export async function startSite(
  folder = "public",
  handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => {},
): Promise<Site> {
  const serve = sirv(folder, {
    extensions: ["html"],
    etag: true,
    maxAge: 0,
    onNoMatch: (_, response) => response.writeHead(404).end(readFileSync(join(folder, "404.html"))),
  });
  const server = createServer(async (request, response) => {
    await handle(request, response);
    if (!response.writableEnded) serve(request, response);
  }).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${host}:${port}`, stop };
}
