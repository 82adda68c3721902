import { inlineBlocks } from "./inline-block";
import type { OtherHosts } from "./other-host";
import { serialize } from "./serialize";

const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;
const charset = /<meta charset="[^"]*"\/>/i;

/**
 * The policy that a page holds.
 *
 * @throws {Error} if it holds none
 */
export function policyOf(html: string): string {
  const policy = html.match(meta)?.[1];
  if (policy === undefined) throw new Error("A page has no policy.");
  return policy;
}

/**
 * Puts a Content-Security-Policy into a page, in the place of the one it may have (CSP 3, section 3.3). It names
 * the page's own inline scripts and styles by their hashes, so it comes after all else that changes a page. All
 * other scripts are started by these: `strict-dynamic` trusts them, and no element that somebody got into the
 * page. Browsers that do not know it go by `self`.
 *
 * The policy of the first page of a visit stays in force on later pages, so every page allows what any page needs:
 * `data:` is for the drawings in the stylesheets, `blob:` for the preview of a testimonial's photo, `self` in
 * `form-action` for a form service that redirects back to the site.
 *
 * @param hosts the hosts of all pages
 * @throws {Error} if the page has no place for it, or styles or handlers in attributes
 */
export function withPolicy(html: string, hosts: OtherHosts): string {
  const bare = html.replace(meta, "");
  if (!charset.test(bare)) throw new Error("A page does not say its charset, which its policy follows.");
  const { scripts, styles } = inlineBlocks(bare);
  const policy = serialize({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'strict-dynamic'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", "blob:", ...hosts.pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": hosts.forms.length > 0 ? ["'self'", ...hosts.forms] : ["'none'"],
  });
  return bare.replace(
    charset,
    (tag) => `${tag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
