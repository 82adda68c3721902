import type { ShouldUpdateScrollArgs } from "gatsby";

/**
 * Where the page is scrolled to after navigation: to the top on every change of the path (specification,
 * section 2), to the fragment where the address has one, and nowhere when only the query changes.
 */
export function scrollTarget({
  prevRouterProps,
  routerProps: { location },
}: ShouldUpdateScrollArgs): boolean | string | [number, number] {
  if (location.hash) return decodeURIComponent(location.hash.slice(1));
  const isSamePath = prevRouterProps?.location.pathname === location.pathname;
  const isSameQuery = prevRouterProps?.location.search === location.search;
  return isSamePath && !isSameQuery ? false : [0, 0];
}
