import { fontUrls } from "#font";

/** The fonts that may still have to replace the fallback, and their addresses. */
let waiting: { url: string; index: number }[] = fontUrls.map((url, index) => ({ url, index }));

/** Shows a font in place of the fallback. */
function show(url: string, { family, weight, unicodeRange }: FontFace): void {
  const face = new FontFace(family, `url(${url})`, { weight, unicodeRange });
  face.load().then(
    () => document.fonts.add(face),
    () => {
      // If the font cannot be loaded, the page keeps the fallback.
    },
  );
}

/**
 * Shows the fonts that arrived after the first paint. Until then the page keeps the fallback font, so that
 * the text does not move (`font-display: optional`). The layout of the next page is new anyway, so it can use
 * the fonts.
 */
export function showDeferredFonts(): void {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const faces = [...document.fonts].filter(({ display }) => display === "optional");
  waiting = waiting.filter(({ url, index }) => {
    const [font] = performance.getEntriesByName(new URL(url, window.location.href).href, "resource");
    const face = faces[index];
    if (!paint || !face || !(font instanceof PerformanceResourceTiming)) return true;
    if (font.responseEnd >= paint.startTime) show(url, face);
    return false;
  });
}
