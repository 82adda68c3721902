import getPort, { portNumbers } from "get-port";

/** The loopback address, on which servers are reachable only from this machine. */
export const host = "127.0.0.1";

/**
 * Returns a free port. `gatsby serve` would stop and ask if its port is taken.
 *
 * @param {number} first the port to try first; the next ones follow
 */
export const freePort = (first) => getPort({ host, port: portNumbers(first, first + 99) });
