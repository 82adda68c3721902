import { parseDocument } from "../document/tree";
import { policyOf } from "./page-policy";
import { parsePolicy, serialize } from "./serialize";

/** This source is only in the policies of the pages. */
const pageOnly = "'strict-dynamic'";

/**
 * Returns the policy that a host sends with every page: all sources that any page allows, except
 * `strict-dynamic`. Browsers enforce both this policy and the one in the page. Together, they allow only
 * script files of the site that an inline script of the page starts. Only a header can prevent other sites
 * from framing the pages (`frame-ancestors`).
 *
 * Mozilla's Observatory requires `default-src 'none'` and no `unsafe-` source for A+. Some hosts limit lines
 * to 2,000 characters. The policy stays below this limit, because pages share inline scripts, and similar
 * pages share styles.
 *
 * @param documents the finished HTML of all pages
 * @throws {Error} if a page has no policy
 */
export function headerPolicy(documents: readonly string[]): string {
  const policies = documents.map((html) => parsePolicy(policyOf(parseDocument(html))));
  const names = new Set(policies.flatMap(Object.keys));
  const directives = [...names].map((name): [string, string[]] => {
    const sources = new Set(policies.flatMap((policy) => policy[name] ?? []));
    // The order of the documents must not change the result.
    return [name, [...sources].filter((source) => source !== pageOnly).sort()];
  });
  return serialize({ ...Object.fromEntries(directives), "frame-ancestors": ["'none'"] });
}
