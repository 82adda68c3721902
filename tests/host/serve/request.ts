import { type IncomingHttpHeaders, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { host } from "../../../src/command/port.mjs";

/** The path and the headers are sent unchanged. */
export type Question = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The host name in the address. */
  name?: string;
  /** Any certificate is accepted. */
  isSecure?: boolean;
};

/** Redirects are not followed. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export function ask(port: number, question: Question): Promise<Reply> {
  const { path, method = "GET", body, name, isSecure } = question;
  const headers = { ...(name && { Host: name }), ...question.headers };
  const options = { host, port, path, method, headers, agent: false, servername: name };
  return new Promise((resolve, reject) => {
    const send = isSecure ? requestSecurely : request;
    const sent = send({ ...options, rejectUnauthorized: false }, (response) => {
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
