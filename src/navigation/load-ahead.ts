import { prefetchPathname } from "gatsby";
import { pageOf } from "./follow-link";

declare global {
  interface Window {
    /** The files of the code of each page, which Gatsby prefetches. */
    ___chunkMapping: Record<string, string[]>;
  }
}

/** Runs the code of a prefetched page and parses its data, so that a click shows it at once. */
export function loadAhead(path: string): void {
  window.___loader.loadPage(path);
}

/** Loads a page when a pointer, also a finger, is over its link, because a click often follows. */
export function loadOnIntent(): void {
  // Makes Gatsby prefetch the data of pages only, because `loadAhead` then loads their code. Documents do not
  // contain the map (src/gatsby/document/defer-scripts.ts).
  window.___chunkMapping = {};
  document.addEventListener("pointerover", ({ target }) => {
    const page = pageOf(target);
    if (page) loadAhead(page.pathname);
  });
}

const isGecko = () => CSS.supports("-moz-appearance", "none");

/**
 * Gatsby prefetches with prefetch links. Firefox blocks these: it applies `default-src` of the policy
 * (src/gatsby/policy/) to them (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204). There, the page is
 * loaded instead.
 */
function fetchAhead(path: string): void {
  if (isGecko()) requestIdleCallback(() => loadAhead(path));
  else prefetchPathname(path);
}

/** Gatsby prefetches when idle, unless the visitor saves data. Returns a function that stops it. */
export function prefetchVisibleLinks(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting ? pageOf(target) : undefined;
      if (page) fetchAhead(page.pathname);
    }
  });
  for (const link of document.querySelectorAll("a")) observer.observe(link);
  return () => observer.disconnect();
}
