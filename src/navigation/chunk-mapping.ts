declare global {
  interface Window {
    ___chunkMapping?: unknown;
  }
}

/**
 * Gatsby 5.16 writes the map of page chunks as a string of JSON, and its loader expects the parsed map:
 * without this no page's code is prefetched.
 */
export function parseChunkMapping(): void {
  const mapping = window.___chunkMapping;
  if (typeof mapping === "string") window.___chunkMapping = JSON.parse(mapping);
}
