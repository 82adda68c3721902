import type { ShouldUpdateScrollArgs } from "gatsby";
import { scrollToStart } from "./scroll-start";

/** Scrolls when the path changes (requirement 2.9). Returns false, so that Gatsby does not scroll. */
export function updateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const { pathname } = routerProps.location;
  if (prevRouterProps && prevRouterProps.location.pathname !== pathname) scrollToStart();
  return false;
}
