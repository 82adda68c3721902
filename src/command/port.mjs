import { createServer } from "node:net";

/** The address the site is served at: this machine only. */
export const host = "127.0.0.1";

/**
 * Looks for a free port, because `gatsby serve` stops and asks when its port is taken.
 *
 * @param {number} first the port to try first, then the ones above it
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
