import { navigate } from "gatsby";

/** With a modifier, or another button of the mouse, a link stays a link: a new tab, a new window, a download. */
export const isPlain = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * The page of this site that a link leads to, if it leads to one: not to a file, whose name has a dot, nor to a
 * place in the page shown.
 */
export function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  if (link.pathname.includes(".") || (link.hash && link.pathname === location.pathname)) return undefined;
  return new URL(link.href);
}

/**
 * Goes to a page of this site. When the site has been built anew since this tab was opened, the page comes as a
 * document; Gatsby would put the same page into the history twice.
 */
async function follow({ href, pathname, search, hash }: URL): Promise<void> {
  const { page } = await window.___loader.loadPage(pathname);
  const isOfAnotherBuild = page && page.webpackCompilationHash !== window.___webpackCompilationHash;
  if (isOfAnotherBuild) location.assign(href);
  // As with any link, a click on the page shown leaves no step in the history.
  else navigate(pathname + search + hash, { replace: href === location.href });
}

/**
 * Leads links of the site from page to page without a new document. One listener for all: a component for each
 * link would have work to do on every page, for the header's and the footer's forty too.
 */
export function followLinks(): void {
  window.addEventListener("click", (event) => {
    const page = pageOf(event.target);
    if (!page || !isPlain(event) || event.defaultPrevented) return;
    event.preventDefault();
    follow(page);
  });
}
