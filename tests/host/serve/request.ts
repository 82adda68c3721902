import { type IncomingHttpHeaders, request } from "node:http";
import { host } from "../../../src/command/port.mjs";

/** The path and the headers are sent unchanged. */
export type Question = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

/** Redirects are not followed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export function ask(port: number, { path, method = "GET", headers = {}, body }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
