import { parseDocument } from "../document/tree";
import { policyOf } from "./page-policy";
import { type Directives, parsePolicy, serialize } from "./serialize";

/** The source that only the policies of the pages have. */
const pageOnly = "'strict-dynamic'";

/**
 * Returns the policy that a host sends with every page. Browsers enforce this policy and that of the page, so
 * a page may do only what both allow. This policy allows everything that the policy of any page allows. It
 * allows all script files of the site, and no others, whatever starts them. The policy of a page allows the
 * scripts that its inline scripts start. Together, the two allow the script files of the site if an inline
 * script of the page starts them.
 *
 * This policy also forbids other sites to frame the pages (`frame-ancestors`), which only a header can do.
 * Mozilla's Observatory rates it A+ even without the policies of the pages: it requires `default-src 'none'`
 * and no `unsafe-` source, and treats header and page as one policy. Some hosts limit lines to 2,000
 * characters. The policy stays well below, because all pages have the same inline scripts, and similar pages
 * have the same styles.
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
      // Sorts the sources, so that the order of the documents does not matter.
      [...sources].filter((source) => source !== pageOnly).sort(),
    ]),
  );
  return serialize({ ...directives, "frame-ancestors": ["'none'"] });
}
