import type { NextFunction, Request, Response } from "express";

/**
 * Returns middleware that rejects requests of other web pages. Those can make a browser send requests to this
 * machine, but only with their own `Origin`, or with the `Host` that they used.
 */
export function onlyFrom(address: string) {
  const { host } = new URL(address);
  return (request: Request, response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    const isReading = request.method === "GET" || request.method === "HEAD";
    const isOwn = origin === address || (origin === undefined && isReading);
    if (request.headers.host === host && isOwn) next();
    else response.status(403).json({ error: `Only ${address} may send requests.` });
  };
}

// Decap CMS compiles the schema of its configuration (unsafe-eval) and adds styles by script (unsafe-inline).
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

/** Restricts the page of the editor to this server, and prevents other pages from reading it. */
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
