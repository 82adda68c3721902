import { attributeOf, createElement, elementsIn, type HtmlDocument, insertAfter } from "../document/tree";
import { inlineBlocks } from "./inline-block";
import type { OtherHosts } from "./other-host";

/**
 * Adds a Content-Security-Policy to a document (CSP 3, section 3.3). Inserts it right after the charset,
 * because it applies only to the elements after it. This must be the last change of the document, because the
 * policy contains the hashes of the inline scripts and styles. The inline scripts start all other scripts.
 * `strict-dynamic` allows scripts that they start, but no script element that an attacker adds to the page.
 * Browsers that do not support `strict-dynamic` use `self`.
 *
 * The policy of the first page of a visit stays in force on later pages, so every page allows what any page
 * needs: `data:` for the drawings in the stylesheets, `blob:` for the preview of a testimonial's photo,
 * `self` in `form-action` for a form service that redirects back to the site.
 *
 * @throws {Error} if the document does not declare its charset, or has styles or event handlers in attributes
 */
export function addPolicy(document: HtmlDocument, hosts: OtherHosts): void {
  const charset = elementsIn(document).find((element) => attributeOf(element, "charset") !== undefined);
  if (!charset) throw new Error("A page does not declare its charset. The policy is inserted after it.");
  const { scripts, styles } = inlineBlocks(document);
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'strict-dynamic'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", "blob:", ...hosts.pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": hosts.forms.length > 0 ? ["'self'", ...hosts.forms] : ["'none'"],
  };
  // CSP 3, section 2.2.
  const content = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
  insertAfter(createElement("meta", { "http-equiv": "Content-Security-Policy", content }), charset);
}
