import { navigate, prefetchPathname } from "gatsby";
import { choose } from "./choice";
import { startLoading } from "./navigation-status";
import type { LoadedPage } from "./page-loader";
import { isPlain } from "./plain-click";
import { reloadAtStart } from "./scroll-start";

/**
 * Whether the browser is loading a document. Until it arrives, the browser follows all links: it cancels one
 * document for another, but not for a page that Gatsby shows.
 */
let isLeaving = false;

/**
 * Returns the page that a link leads to. Returns undefined for links to files, whose paths contain a dot, and
 * for links to fragments of the current page.
 */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  if (link.pathname.includes(".") || (link.hash && link.pathname === location.pathname)) return undefined;
  return new URL(link.href);
}

/**
 * Follows a link, unless the visitor chooses something else while the page loads. If the files of the page
 * are missing, or if the site has been rebuilt since this tab was opened, loads the page as a document,
 * because Gatsby would add the page to the history twice.
 */
async function follow({ href, pathname, search, hash }: URL): Promise<void> {
  const choice = choose();
  startLoading(choice);
  const { page } = await window.___loader.loadPage(pathname).catch((): LoadedPage => ({}));
  if (choice.aborted) return;
  // The page is not loading any more.
  choose();
  if (page?.webpackCompilationHash !== window.___webpackCompilationHash) {
    isLeaving = true;
    location.assign(href);
    return;
  }
  if (page.path === location.pathname) scrollTo(0, 0);
  // Like the browser, adds no history entry for a link to the current page.
  navigate(pathname + search + hash, { replace: href === location.href });
}

/**
 * Serves all links. Gatsby's `<Link>` would run a component for each of the forty links in the header and
 * footer of every page. Loads a page when a pointer, also a finger, is over its link.
 */
export function followLinks(): void {
  window.addEventListener("click", (event) => {
    const page = pageOf(event.target);
    if (!page || !isPlain(event) || event.defaultPrevented || isLeaving) return;
    event.preventDefault();
    follow(page);
  });
  window.addEventListener("pointerover", ({ target }) => {
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

/**
 * Repairs a malformed fragment of the address, such as `#100%`, at which Gatsby would throw an error while
 * React renders. Returns whether it was malformed.
 */
function repairFragment(): boolean {
  try {
    decodeURI(location.hash);
    return false;
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
    return true;
  }
}

/**
 * Handles Back, Forward and fragments before Gatsby does. If the page of the address is not loaded, loads its
 * document. Gatsby would load the page, and then show it even if the visitor has chosen another one.
 */
export function watchHistory(): void {
  // Gatsby's router has already read the address.
  if (repairFragment()) dispatchEvent(new PopStateEvent("popstate"));
  const onPopState = (event: Event) => {
    choose();
    repairFragment();
    // A document that is still loading would arrive at the wrong step of the history.
    if (!isLeaving && window.___loader.loadPageSync(location.pathname)) return;
    event.stopImmediatePropagation();
    isLeaving = true;
    reloadAtStart();
  };
  window.addEventListener("popstate", onPopState, true);
  // The page may return from the back-forward cache.
  window.addEventListener("pagehide", () => {
    choose();
    isLeaving = false;
  });
}
