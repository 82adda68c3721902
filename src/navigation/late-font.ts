import fontUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?basic";

let isDone = false;

/**
 * A font that comes after the first paint is not shown, so that nothing moves under a reader's eyes
 * (`font-display: optional`). The next page is laid out anew anyway: from there on it is.
 */
export function showLateFont(): void {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [font] = performance.getEntriesByName(new URL(fontUrl, window.location.href).href, "resource");
  if (isDone || !paint || !(font instanceof PerformanceResourceTiming)) return;
  isDone = true;
  if (font.responseEnd < paint.startTime) return;
  const late = [...document.fonts].find(({ display }) => display === "optional");
  if (!late) return;
  const { family, weight, unicodeRange } = late;
  const face = new FontFace(family, `url(${fontUrl})`, { weight, unicodeRange });
  face.load().then(
    () => document.fonts.add(face),
    () => {
      // Without it the page reads in the fallback, as before.
    },
  );
}
