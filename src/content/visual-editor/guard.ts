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

/** Forbids the page of the editor to connect to other machines, and other pages to show it. */
export function setHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    // Decap CMS compiles the schema of its configuration (unsafe-eval) and adds styles by script (unsafe-inline).
    "Content-Security-Policy":
      "default-src 'self' data: blob: 'unsafe-eval' 'unsafe-inline'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
  });
  next();
}
