import type { ServerResponse } from "node:http";
import type { CreateDevServerArgs } from "gatsby";
import { reportAddress } from "../../report-panel";

const readers = new Set<ServerResponse>();
let current = "";

function write(reader: ServerResponse): void {
  reader.write(`data: ${JSON.stringify(current)}\n\n`);
}

/** An empty report removes the panel of open pages. */
export function sendReport(report: string): void {
  current = report;
  readers.forEach(write);
}

/** The stream of server-sent events starts with the current report. */
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
