declare global {
  interface Window {
    ___chunkMapping?: Record<string, string[]>;
  }
}

/**
 * Fetches the map of page chunks, by which Gatsby's loader prefetches the code and styles of a page. It is not
 * in the documents, which do without it until they answer.
 */
export async function fetchChunkMapping(): Promise<void> {
  window.___chunkMapping = {};
  try {
    const response = await fetch("/chunk-map.json");
    if (response.ok) window.___chunkMapping = await response.json();
  } catch {
    // Nothing is prefetched but pages' data.
  }
}
