import { prefetchPathname } from "gatsby";
import { pageOf } from "./follow-link";

declare global {
  interface Window {
    /** Of the scripts that this tab runs. */
    ___webpackCompilationHash: string;
    ___loader: {
      /** What a page needs; without `page` if it could not be loaded. */
      loadPage(path: string): Promise<{ page?: { webpackCompilationHash: string } }>;
    };
  }
}

/**
 * Makes a page ready that Gatsby has fetched ahead: its code is read and its data parsed, and a click has nothing
 * left to wait for.
 */
export function loadAhead(path: string): void {
  window.___loader.loadPage(path);
}

/** A pointer over a link, or a finger on it, is a click that comes a moment later. */
export function loadOnIntent(): void {
  for (const type of ["pointerover", "pointerdown"]) {
    document.addEventListener(type, ({ target }) => {
      const page = pageOf(target);
      if (page) loadAhead(page.pathname);
    });
  }
}

/** Whether the browser is Firefox or one of its kin. */
const isGecko = () => CSS.supports("-moz-appearance", "none");

/**
 * Fetches a page ahead, when there is time. Gatsby does so by prefetch links, which Firefox takes for what a policy
 * (src/gatsby/policy/) does not name, and refuses (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204): there the
 * page is made ready at once.
 */
function fetchAhead(path: string): void {
  if (isGecko()) requestIdleCallback(() => loadAhead(path));
  else prefetchPathname(path);
}

/**
 * Lets Gatsby fetch ahead, when it finds the time and the visitor does not save data, the pages that the links in
 * view lead to.
 *
 * @returns stops it
 */
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
