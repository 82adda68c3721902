import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HTMLElement, type Node, parse } from "node-html-parser";

export const publicFolder = join(process.cwd(), "public");

const documents = new Map<string, HTMLElement>();

/** Reads a page of the build, as it is before any script has run. */
export function readPage(path: string): HTMLElement {
  const known = documents.get(path);
  if (known) return known;
  const document = parse(readFileSync(join(publicFolder, path, "index.html"), "utf8"));
  documents.set(path, document);
  return document;
}

export function one(parent: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = parent.querySelectorAll(selector);
  if (element === undefined || others.length > 0) {
    throw new Error(`${selector} occurs ${element ? others.length + 1 : 0} times, not once`);
  }
  return element;
}

export const mainOf = (path: string) => one(readPage(path), "main");

export function attribute(element: HTMLElement, name: string): string {
  const value = element.getAttribute(name);
  if (value === undefined) throw new Error(`Missing attribute ${name}: ${element.toString().slice(0, 200)}`);
  return value;
}

export const attributesIn = (parent: HTMLElement, selector: string, name: string) =>
  parent.querySelectorAll(selector).map((element) => attribute(element, name));

/** Collapses white space as a browser does, and makes curly apostrophes straight. */
export const fold = (text: string) => text.replace(/\s+/g, " ").replaceAll("’", "'").trim();

const isElement = (node: Node): node is HTMLElement => node instanceof HTMLElement;

/** These do not interrupt a line of text. */
const inline = new Set(["A", "B", "I", "SMALL", "SPAN", "EM", "STRONG"]);
const unseen = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

function rawText(node: Node): string {
  if (!isElement(node)) return node.text;
  if (unseen.has(node.tagName)) return "";
  const text = node.childNodes.map(rawText).join("");
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** Puts a space between blocks, and collapses white space. */
export const textOf = (element: HTMLElement) => fold(rawText(element));

/** Returns what a screen reader reads: nothing of `aria-hidden` elements. */
export function accessibleText(element: HTMLElement): string {
  const readable = (node: Node): string => {
    if (!isElement(node)) return node.text;
    return node.getAttribute("aria-hidden") === "true" ? "" : node.childNodes.map(readable).join("");
  };
  return fold(readable(element));
}

export function childrenOf(element: HTMLElement, tag?: string): HTMLElement[] {
  return element.childNodes.filter(isElement).filter((child) => !tag || child.tagName === tag.toUpperCase());
}

/** Returns the smallest `<section>` whose heading has exactly this text. */
export function sectionOf(main: HTMLElement, heading: string): HTMLElement {
  const headings = main.querySelectorAll("h1, h2, h3, h4, h5, h6");
  const found = headings.filter((element) => textOf(element) === heading);
  if (found.length !== 1) throw new Error(`Expected one heading “${heading}”, found ${found.length}`);
  const section = found[0]?.closest("section");
  if (!section) throw new Error(`The heading “${heading}” is not in a section`);
  return section;
}
