import type { ShouldUpdateScrollArgs } from "gatsby";
import { scrollToStart } from "./scroll-start";

/**
 * Scrolls when the path changes, also after Back (requirement 2.9). The browser positions a page that is
 * opened or reloaded, and the entries of one page in the history.
 *
 * @returns false, so that Gatsby does not scroll
 */
export function updateScroll({
  prevRouterProps,
  routerProps: { location },
}: ShouldUpdateScrollArgs): boolean {
  if (prevRouterProps && prevRouterProps.location.pathname !== location.pathname) scrollToStart();
  return false;
}
