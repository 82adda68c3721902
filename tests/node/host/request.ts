import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";

type Server = Pick<RequestOptions, "host" | "port" | "socketPath">;

/** The path and the headers are sent unchanged. */
type Question = { path: string; method?: "GET" | "POST"; headers?: Record<string, string>; body?: string };

/** Redirects are not followed. */
type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export function ask(server: Server, { body, ...question }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...server, ...question, agent: false }, (response) => {
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
