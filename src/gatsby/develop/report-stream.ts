import type { ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { reportAddress } from "../../develop/report-address";

const readers = new Set<ServerResponse>();
let current = "";

function write(reader: ServerResponse): void {
  reader.write(`data: ${JSON.stringify(current)}\n\n`);
}

/** Tells all open pages what is wrong with the content; an empty report clears what they show. */
export function sendReport(report: string): void {
  current = report;
  readers.forEach(write);
}

/** Has the server of `gatsby develop` tell a page that asks, now and with every change (server-sent events). */
export function serveReports({ app }: CreateDevServerArgs): void {
  // Compressed, an event would wait for others to follow: no-transform keeps Gatsby from it.
  app.get(reportAddress, (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    readers.add(response);
    response.on("close", () => readers.delete(response));
    write(response);
  });
}
