import type { Step } from "../../structured-data/list";

type Entry = Step & { readonly subPages: readonly Step[] | null };

/**
 * The way to a page, itself at its end: home, the overview of its part of the site, the page. Home has no
 * way to it.
 *
 * @param entries the entries of the header
 */
export function trailTo(page: Step, entries: readonly Entry[]): Step[] {
  const home = entries.find(({ path }) => path === "/");
  if (page.path === home?.path) return [];
  const overview = entries.find(({ path, subPages }) => subPages && page.path.startsWith(path))
    ?.subPages?.[0];
  const parents = [home, overview].filter((parent) => parent !== undefined);
  return [...parents.filter(({ path }) => path !== page.path), page];
}
