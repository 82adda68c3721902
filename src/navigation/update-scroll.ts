import type { ShouldUpdateScrollArgs } from "gatsby";
import { scrollToStart } from "./scroll-start";

/** Scrolls when the path changes (requirement 2.9). Returns false, so that Gatsby does not scroll. */
export function updateScroll({
  prevRouterProps,
  routerProps: { location },
}: ShouldUpdateScrollArgs): boolean {
  if (prevRouterProps && prevRouterProps.location.pathname !== location.pathname) scrollToStart();
  return false;
}
