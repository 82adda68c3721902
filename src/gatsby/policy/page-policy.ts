import { createHash } from "node:crypto";
import {
  attributeOf,
  createElement,
  type Element,
  elementsIn,
  firstOf,
  type HtmlDocument,
  textOf,
} from "../document/tree";
import type { OtherHosts } from "./other-host";

/** Browsers do not run scripts with data, and policies do not apply to them. */
const isInlineScript = (element: Element) =>
  element.tagName === "script" &&
  attributeOf(element, "src") === undefined &&
  attributeOf(element, "type") !== "application/ld+json";

/** Returns each hash once (CSP 3, section 2.3.1). */
function hashesOf(elements: Element[]): string[] {
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
  return [...new Set(elements.map((element) => `'sha256-${hashOf(textOf(element))}'`))];
}

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
 */
export function addPolicy(document: HtmlDocument, hosts: OtherHosts): void {
  const elements = elementsIn(document);
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'strict-dynamic'", ...hashesOf(elements.filter(isInlineScript))],
    "style-src": ["'self'", ...hashesOf(elements.filter(({ tagName }) => tagName === "style"))],
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
  const policy = createElement("meta", { "http-equiv": "Content-Security-Policy", content });
  // Gatsby writes the charset first.
  firstOf(document, "head").childNodes.splice(1, 0, policy);
}
