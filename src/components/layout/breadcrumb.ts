import { overviewOf } from "../../site-paths";
import type { PageLink } from "../../structured-data/graph";

type Entry = PageLink & { readonly subPages: readonly PageLink[] | null };

/**
 * Returns the home page, the overview page of a program, and the page itself. The home page has no
 * breadcrumb.
 */
export function breadcrumbTo(page: PageLink, entries: readonly Entry[]): PageLink[] {
  const home = entries.find(({ path }) => path === "/");
  if (page.path === home?.path) return [];
  const subPages = entries.flatMap((entry) => entry.subPages ?? []);
  const overview = subPages.find(({ path }) => path === `/${overviewOf(page.path)}`);
  const parents = [home, overview].filter((parent) => parent !== undefined);
  return [...parents.filter(({ path }) => path !== page.path), page];
}
