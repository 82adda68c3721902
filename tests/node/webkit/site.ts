import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { host } from "../../../src/command/port.mjs";
import { dataWithDestination, documentWithDestination, service } from "../../browser/navigation/destination";

/**
 * The site at an address of its own. `hold` delays scripts until `release`. `lose(files)` answers requests for these
 * files with 403 until `lose()`. `messages` counts what forms have sent; the next `deliver` answers it.
 */
export type Site = {
  address: string;
  hold: () => void;
  release: () => void;
  lose: (files?: RegExp) => void;
  /** Gives the form of a page a destination. */
  deliver: (path: string) => void;
  messages: number;
  stop: () => void;
};

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
  let lost: RegExp | undefined;
  let delivering = "";
  const unanswered: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith(".js")) await released;
    if (lost?.test(request.url ?? "")) return response.writeHead(403).end();
    if (request.url === service) {
      site.messages++;
      unanswered.push(response);
      return;
    }
    if (request.url === delivering)
      return response
        .writeHead(200, { "content-type": "text/html" })
        .end(documentWithDestination(readFileSync(join(folder, `${delivering}.html`), "utf8")));
    if (delivering && request.url === `/page-data${delivering}/page-data.json`)
      return response.end(dataWithDestination(readFileSync(join(folder, request.url), "utf8")));
    answer(request, response);
  }).listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const site: Site = {
    messages: 0,
    address: `http://${host}:${port}`,
    hold() {
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    lose(files) {
      lost = files;
    },
    deliver(path) {
      delivering = path;
      // WebKit's driver waits for a document that is loading. Without content, the page stays.
      for (const response of unanswered.splice(0)) response.writeHead(204).end();
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}
