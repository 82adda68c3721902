import type { ShouldUpdateScrollArgs } from "gatsby";

/**
 * Scrolls to the top when the path changes, also after Back (requirement 2.9), and after a click on a link to
 * the current page. Does not scroll if only the query changes, or when a page is opened or reloaded, because
 * the browser restores the position.
 *
 * @returns true to let Gatsby scroll to the fragment of the address; false to prevent Gatsby from restoring
 * the last scroll position
 */
export function updateScroll({
  prevRouterProps,
  routerProps: { location },
}: ShouldUpdateScrollArgs): boolean {
  if (location.hash) return true;
  if (!prevRouterProps) return false;
  const isSamePath = prevRouterProps.location.pathname === location.pathname;
  const isSameQuery = prevRouterProps.location.search === location.search;
  if (!isSamePath || isSameQuery) window.scrollTo(0, 0);
  return false;
}
