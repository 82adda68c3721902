import { parseDocument } from "../document/tree";
import { policyOf } from "./page-policy";
import { type Directives, parsePolicy, serialize } from "./serialize";

/** Only a page's own policy has it. */
const pageOnly = "'strict-dynamic'";

/**
 * Returns the policy that a host sends with every page. A browser enforces both policies, so a page may do only what
 * both allow: this one allows what any page's own policy allows, and of scripts in files only the site's own,
 * whatever starts them. A page's own policy allows the scripts that its inline scripts start. Together they allow the
 * site's own scripts, started by its inline scripts.
 *
 * It adds what only a header can say: no other site may frame these pages (`frame-ancestors`). Mozilla's Observatory
 * gives it A+ without the pages' own policies: it asks for `default-src 'none'`, for no `unsafe-` source, and reads
 * header and page as one. Some hosts allow lines of 2,000 characters. The policy stays well below, since inline
 * scripts are the same on all pages, and styles on pages of a kind.
 *
 * @param documents the finished HTML of all pages
 * @throws {Error} if a page has no policy
 */
export function headerPolicy(documents: readonly string[]): string {
  const all: Record<string, Set<string>> = {};
  const policies = documents.map((html) => parsePolicy(policyOf(parseDocument(html))));
  for (const [name, sources] of policies.flatMap(Object.entries<readonly string[]>)) {
    all[name] = new Set([...(all[name] ?? []), ...sources]);
  }
  const directives: Directives = Object.fromEntries(
    Object.entries(all).map(([name, sources]) => [
      name,
      // In an order that does not depend on that of the documents.
      [...sources].filter((source) => source !== pageOnly).sort(),
    ]),
  );
  return serialize({ ...directives, "frame-ancestors": ["'none'"] });
}
