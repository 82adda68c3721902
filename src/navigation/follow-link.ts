import { navigate } from "gatsby";
import { isPlain } from "./plain-click";

/**
 * Returns the page of this site that a link leads to. Returns undefined for links to files, whose paths
 * contain a dot, and for links to fragments of the current page.
 */
export function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  if (link.pathname.includes(".") || (link.hash && link.pathname === location.pathname)) return undefined;
  return new URL(link.href);
}

/**
 * Navigates to a page of this site. If the site has been rebuilt since this tab was opened, loads the page as
 * a document, because Gatsby would add the page to the history twice.
 */
async function follow({ href, pathname, search, hash }: URL): Promise<void> {
  const { page } = await window.___loader.loadPage(pathname);
  const isOfAnotherBuild = page && page.webpackCompilationHash !== window.___webpackCompilationHash;
  if (isOfAnotherBuild) location.assign(href);
  // Like the browser, adds no history entry for a link to the current page.
  else navigate(pathname + search + hash, { replace: href === location.href });
}

/**
 * Handles clicks on links inside the site with client-side navigation. One listener serves all links.
 * Gatsby's `<Link>` would run a component for each of the forty links in the header and footer of every page.
 */
export function followLinks(): void {
  window.addEventListener("click", (event) => {
    const page = pageOf(event.target);
    if (!page || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    follow(page);
  });
}
