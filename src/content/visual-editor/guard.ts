import type { NextFunction, Request, Response } from "express";

/**
 * Answers nobody but the editor's own page. Any web page could have a browser send requests to this machine;
 * its own address, or the name it was reached by, gives it away.
 *
 * @param address where the editor is, such as "http://127.0.0.1:8010"
 */
export function onlyFrom(address: string) {
  const { host } = new URL(address);
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    const isReading = request.method === "GET" || request.method === "HEAD";
    const isOwn = origin === address || (origin === undefined && isReading);
    if (request.headers.host === host && isOwn) next();
    else response.status(403).json({ error: `Only ${address} may ask.` });
  };
}

// Decap CMS compiles the rules of its own settings, and its styles come from its scripts.
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** Lets the editor's page ask this server alone, and no other page look into it. */
export function setHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    "Content-Security-Policy": policy,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  });
  next();
}
