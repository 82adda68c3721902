import { policyOf } from "./page-policy";
import { type Directives, parsePolicy, serialize } from "./serialize";

const pageOnly = "'strict-dynamic'";

/**
 * The policy that a host sends with every page. A browser enforces it beside the page's own, so that a page may
 * do what both allow: this one allows whatever one of the pages does, and of scripts in files only the site's
 * own, whoever starts them. A page's own policy allows those that its own scripts start. Together they allow the
 * site's own scripts, started by its own scripts.
 *
 * It says what only a header can: that no page of others frames these (`frame-ancestors`). Alone it is worth the
 * A+ of Mozilla's observatory, which wants `default-src 'none'` and nothing unsafe, and reads header and page
 * as one. A host may allow lines of 2,000 characters: the inline scripts are the same on all pages, and styles on
 * pages of a kind, so that it stays well below.
 *
 * @param documents the HTML of all pages, finished
 * @throws {Error} if a page has no policy
 */
export function headerPolicy(documents: readonly string[]): string {
  const all: Record<string, Set<string>> = {};
  for (const [name, sources] of documents.flatMap((html) => Object.entries(parsePolicy(policyOf(html))))) {
    all[name] = new Set([...(all[name] ?? []), ...sources]);
  }
  const directives: Directives = Object.fromEntries(
    Object.entries(all).map(([name, sources]) => [
      name,
      // In one order, whatever that of the documents.
      [...sources].filter((source) => source !== pageOnly).sort(),
    ]),
  );
  return serialize({ ...directives, "frame-ancestors": ["'none'"] });
}
