import { type DefaultTreeAdapterTypes, html, parse, serialize, defaultTreeAdapter as tree } from "parse5";

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses the content of `<noscript>` as elements, because the policy also applies to the styles in it. */
const options = { scriptingEnabled: false };

export function parseHtml(text: string): HtmlDocument {
  return parse(text, options);
}

export function serializeHtml(document: HtmlDocument): string {
  return serialize(document, options);
}

export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...elementsIn(child)]);
}

/** @throws {Error} if the document has no such element; the parser adds a missing head or body */
export function firstOf(document: HtmlDocument, tagName: "head" | "body" | "style" | "script"): Element {
  const part = elementsIn(document).find((element) => element.tagName === tagName);
  if (!part) throw new Error(`A document has no <${tagName}>.`);
  return part;
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the text directly inside an element, which is the whole content of a script or a style. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

export function createElement(tagName: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  if (text !== "") setText(element, text);
  return element;
}
