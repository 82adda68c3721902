import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page holds inline, as sources of a policy. */
export type InlineBlocks = { scripts: readonly string[]; styles: readonly string[] };

/** A block of data is not run: no policy says anything about it. */
const dataType = "application/ld+json";

const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

const elementsOf = (parent: Parent): Element[] =>
  parent.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...elementsOf(child)]);

/** The text between an element's tags, to the byte: neither scripts nor styles know entities. */
const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");

/** The source that allows an inline block with this text and no other (CSP 3, section 2.3.1). */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isInlineScript = (element: Element) =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  attribute(element, "type") !== dataType;

/** Styles and handlers that stand in attributes: hashes do not allow them. */
const isForbidden = ({ name }: { name: string }) => name === "style" || name.startsWith("on");

/**
 * Finds the inline scripts and styles of a page.
 *
 * @returns their hashes, each once
 * @throws {Error} if a style or a handler stands in an attribute, which the policy would make browsers ignore
 */
export function inlineBlocks(html: string): InlineBlocks {
  const elements = elementsOf(parse(html, { scriptingEnabled: false }));
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
