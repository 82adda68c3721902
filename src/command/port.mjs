import { createServer } from "node:net";

/** The loopback address, on which servers are reachable only from this machine. */
export const host = "127.0.0.1";

/**
 * Returns a free port. `gatsby serve` would stop and ask if its port is taken.
 *
 * @param {number} first the port to try first; the next ones follow
 * @returns {Promise<number>}
 * @throws {Error} if none of a hundred ports is free
 */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 99}.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
