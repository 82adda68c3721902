import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { host } from "../../src/command/port.mjs";

/** The site at an address of its own. Between `hold` and `release`, its scripts do not arrive. */
export type Site = { address: string; hold: () => void; release: () => void; stop: () => void };

/** Serves the output of a build as a host without redirects does. */
export async function startSite(folder = "public"): Promise<Site> {
  const answer = sirv(folder, {
    extensions: ["html"],
    etag: true,
    maxAge: 0,
    onNoMatch: (_, response) => response.writeHead(404).end(readFileSync(join(folder, "404.html"))),
  });
  let released = Promise.resolve();
  let release = () => {};
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith(".js")) await released;
    answer(request, response);
  }).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${port}`,
    hold() {
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
