import { once } from "node:events";
import { createServer } from "node:net";

/** The loopback address, on which servers are reachable only from this machine. */
export const host = "127.0.0.1";

/**
 * Returns a free port. `gatsby serve` would stop and ask if its port is taken.
 *
 * @param {number} first the port to try first; the next ones follow
 */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    const server = createServer().listen(port, host);
    try {
      await once(server, "listening");
    } catch {
      continue;
    }
    await once(server.close(), "close");
    return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}.`);
}
