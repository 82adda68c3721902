import fontUrl from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

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
  const face = new FontFace("Bricolage Grotesque", `url(${fontUrl})`, { weight: "200 800" });
  face.load().then(
    () => document.fonts.add(face),
    () => {
      // Without it the page reads in the fallback, as before.
    },
  );
}
