import type { ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { reportAddress } from "../../develop/report-address";

const readers = new Set<ServerResponse>();
let current = "";

function write(reader: ServerResponse): void {
  reader.write(`data: ${JSON.stringify(current)}\n\n`);
}

/** Sends a report to all open pages. An empty report removes the panel there. */
export function sendReport(report: string): void {
  current = report;
  readers.forEach(write);
}

/** Adds a stream of server-sent events to `gatsby develop`: the current report, then each new one. */
export function serveReports({ app }: CreateDevServerArgs): void {
  // Without no-transform, Gatsby compresses the stream, which delays each event until others follow.
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
