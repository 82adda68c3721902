import { navigate, prefetchPathname } from "gatsby";
import { isHydrated } from "./is-hydrated";
import { abortPrevious } from "./latest-navigation";
import { startLoading } from "./navigation-status";
import { isPlain } from "./plain-click";

/** The result of loading a page. If loading has failed, `page` is missing. */
type LoadedPage = { page?: { path: string; webpackCompilationHash: string } };

declare global {
  interface Window {
    /** The hash of the build whose scripts this tab runs. */
    ___webpackCompilationHash: string;
    ___loader: {
      /** Rejects if the site has been rebuilt with a component that this tab does not know. */
      loadPage(path: string): Promise<LoadedPage>;
      /** Returns undefined if the page is not loaded. */
      loadPageSync(path: string, options?: object): object | undefined;
    };
  }
}

/**
 * Returns the page that a link leads to. Returns undefined for links to files, whose paths contain a dot, and
 * for links to fragments of the current page.
 */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname.includes("."))
    return undefined;
  return link.hash && link.pathname === location.pathname ? undefined : new URL(link.href);
}

/**
 * Follows a link, unless the visitor chooses something else while the page loads. If the files of the page
 * are missing, or if the site has been rebuilt since this tab was opened, loads the page as a document,
 * because Gatsby would add the page to the history twice.
 */
async function follow({ href, pathname, search, hash }: URL): Promise<void> {
  const choice = abortPrevious();
  startLoading(choice);
  const { page } = await window.___loader.loadPage(pathname).catch((): LoadedPage => ({}));
  if (choice.aborted) return;
  // Ends the loading status.
  abortPrevious();
  if (page?.webpackCompilationHash !== window.___webpackCompilationHash) {
    location.assign(href);
    return;
  }
  if (page.path === location.pathname) scrollTo(0, 0);
  // Like the browser, adds no history entry for a link to the current page.
  navigate(pathname + search + hash, { replace: href === location.href });
}

/**
 * Serves all links. Gatsby's `<Link>` would run a component for each of the forty links in the header and
 * footer of every page. Loads a page when a pointer, also a finger, is over its link. If React has failed, links
 * load documents as usual.
 */
export function followLinks(): void {
  for (const type of ["popstate", "pagehide"]) addEventListener(type, abortPrevious, true);
  addEventListener("click", (event) => {
    const page = pageOf(event.target);
    if (!page || !isPlain(event) || event.defaultPrevented || !isHydrated()) return;
    event.preventDefault();
    follow(page);
  });
  addEventListener("pointerover", ({ target }) => {
    const page = pageOf(target);
    if (page) window.___loader.loadPage(page.pathname);
  });
}

/** Loads the pages of visible links ahead, in Gatsby's queue. Returns a function that stops it. */
export function prefetchVisibleLinks(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const page = isIntersecting && pageOf(target);
      if (page) prefetchPathname(page.pathname);
    }
  });
  for (const link of document.querySelectorAll("a")) observer.observe(link);
  return () => observer.disconnect();
}

const withoutQuery = (address: string) => address.replace(/\?.*/, "");

/**
 * Makes Gatsby's loader ignore the query of an address. Otherwise it fetches the data of the page again for
 * each query, and the Back button waits for that between filters of the gallery.
 */
export function ignoreQuery(): void {
  const { loadPage, loadPageSync } = window.___loader;
  window.___loader.loadPage = (address) => loadPage(withoutQuery(address));
  window.___loader.loadPageSync = (address, options) => loadPageSync(withoutQuery(address), options);
}
