declare global {
  interface Window {
    ___chunkMapping?: Record<string, string[]>;
  }
}

/**
 * Gatsby's loader needs the chunk map to prefetch the code and the styles of pages. Documents do not contain
 * it, because they do not need it before hydration.
 */
export async function fetchChunkMapping(): Promise<void> {
  window.___chunkMapping = {};
  try {
    const response = await fetch("/chunk-map.json");
    if (response.ok) window.___chunkMapping = await response.json();
  } catch {
    // Without the map, Gatsby prefetches only the data of pages.
  }
}
