import type { ShouldUpdateScrollArgs } from "gatsby";

/**
 * Scrolls to the top on every change of the path, also on the way back (requirement 2.9), and on a
 * link to the page shown; nowhere when only the query changes, nor when a page is opened or loaded again: the
 * browser knows where its reader was.
 *
 * @returns true where Gatsby shall scroll to the fragment of the address, else false: left to itself it
 * would restore where a visitor was before
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
