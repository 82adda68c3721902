import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { host } from "../../src/command/port.mjs";
import { ask } from "../host/serve/request";

/** The site at an address of its own. Between `hold` and `release`, its scripts do not arrive. */
export type DelayingProxy = { address: string; hold: () => void; release: () => void; stop: () => void };

/**
 * Returns the file of a page. `gatsby serve` would add a slash to the path of the page, and after a redirect
 * Back loads a document instead of firing `popstate`. The hosts of the site do not redirect.
 */
const fileOf = (path: string) => (/^\/[^.]+$/.test(path) ? `${path}.html` : path);

/** Starts a proxy of the site that can delay the scripts, and with them hydration. */
export async function startDelayingProxy(): Promise<DelayingProxy> {
  const sitePort = Number(new URL(process.env.SITE_ADDRESS ?? "").port);
  let released = Promise.resolve();
  let release = () => {};
  const server = createServer(async ({ url: path = "/" }, response) => {
    if (path.endsWith(".js")) await released;
    const { status, headers, body } = await ask(sitePort, { path: fileOf(path) });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
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
