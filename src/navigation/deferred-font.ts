import fontUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?basic";

let isDone = false;

/**
 * Applies the font if it arrived after the first paint. With `font-display: optional`, the first page then
 * keeps the fallback font, so that its text does not move. Call this after navigation to another page, when
 * the layout changes anyway.
 */
export function showDeferredFont(): void {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [font] = performance.getEntriesByName(new URL(fontUrl, window.location.href).href, "resource");
  if (isDone || !paint || !(font instanceof PerformanceResourceTiming)) return;
  isDone = true;
  if (font.responseEnd < paint.startTime) return;
  const deferred = [...document.fonts].find(({ display }) => display === "optional");
  if (!deferred) return;
  const { family, weight, unicodeRange } = deferred;
  const face = new FontFace(family, `url(${fontUrl})`, { weight, unicodeRange });
  face.load().then(
    () => document.fonts.add(face),
    () => {
      // If the font cannot be loaded, the page keeps the fallback.
    },
  );
}
