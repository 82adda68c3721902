import { gallery, logos, trainers } from "../../node/site/content";

/** A server sends ten packets of 1460 bytes, then waits for an answer. */
const firstRoundTrip = 10 * 1460;

/**
 * Returns the largest allowed size of a document, in bytes with Brotli. With the delivered content, it is that of the
 * first round trip. Home page and gallery may grow with the trainers, clients and pictures that an owner adds.
 */
export function documentLimit(path: string): number {
  if (path === "/") return 13_540 + 50 * trainers.length + 20 * logos.length;
  if (path === "/gallery") return 8300 + 150 * gallery.items.length;
  return firstRoundTrip;
}
