import { createHash } from "node:crypto";
import { attributeOf, type Element, elementsIn, type HtmlDocument, textOf } from "../document/tree";

/** Browsers do not run scripts of this type, and policies do not apply to them. */
const dataType = "application/ld+json";

/** CSP 3, section 2.3.1. */
const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isInlineScript = (element: Element) =>
  element.tagName === "script" &&
  attributeOf(element, "src") === undefined &&
  attributeOf(element, "type") !== dataType;

/** Hashes do not allow style attributes and event handlers. */
const isForbidden = ({ name }: { name: string }) => name === "style" || name.startsWith("on");

/**
 * Returns each hash once.
 *
 * @throws {Error} if an attribute contains a style or an event handler, because the policy blocks it
 */
export function inlineBlocks(document: HtmlDocument) {
  const elements = elementsIn(document);
  for (const { tagName, attrs } of elements) {
    const found = attrs.find(isForbidden);
    if (!found) continue;
    throw new Error(
      `<${tagName}> has ${found.name}="${found.value}": the policy of pages (src/gatsby/policy/) forbids it. ` +
        "Write a class, or a listener in a script.",
    );
  }
  const hashes = (chosen: Element[]) => [...new Set(chosen.map(textOf).map(hashSource))];
  return {
    scripts: hashes(elements.filter(isInlineScript)),
    styles: hashes(elements.filter(({ tagName }) => tagName === "style")),
  };
}
