import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { defaultTreeAdapter as tree } from "parse5";
import {
  fixedAttributes,
  isForPrintOrForcedColors,
  matches,
  needed,
  partition,
  printAndForcedColors,
  rulesOf,
} from "./partition";
import {
  attributeOf,
  createElement,
  type Element,
  elementsIn,
  type HtmlDocument,
  insertAfter,
  serializeHtml,
  setText,
  textOf,
} from "./tree";

/** A server sends this many bytes before it waits for an acknowledgment: ten packets (RFC 6928). */
const firstFlight = 14_600;

/** Bytes for the response headers, and for the policy, which the build adds to the document later. */
const reserved = 300 + 500;

/**
 * This attribute contains the address of an inlined stylesheet. webpack's runtime does not fetch a stylesheet
 * whose address is in such an attribute.
 */
const hrefAttribute = "data-href";

type StyledDocument = {
  document: HtmlDocument;
  style: Element;
  /** The styles of the page: all stylesheets that Gatsby has inlined, in the order of the cascade. */
  css: string;
  /** The element of the deferred styles (src/components/layout/below-the-fold.tsx). */
  mount: Element | undefined;
};

const isSheet = (element: Element) =>
  element.tagName === "style" && attributeOf(element, hrefAttribute) !== undefined;

/**
 * Joins the stylesheets of a document in the element of the first one, because each element needs a hash in
 * the policy. webpack's runtime looks only for the first one, which is the page's own.
 */
function joinSheets(document: HtmlDocument): StyledDocument {
  const elements = elementsIn(document);
  const [style, ...others] = elements.filter(isSheet);
  if (!style) throw new Error("Gatsby has not inlined the styles of a document.");
  // Gatsby puts the page's own styles first.
  const css = [style, ...others].map(textOf).reverse().join("");
  style.attrs = style.attrs.filter(({ name }) => name === hrefAttribute);
  others.forEach(tree.detachNode);
  const mount = elements.find((element) => attributeOf(element, "id") === "deferred-styles");
  return { document, style, css, mount };
}

function partitionEach(pages: readonly StyledDocument[], part: (css: string) => [string, string]) {
  const styles = new Set(pages.map(({ css }) => css));
  return new Map([...styles].map((css) => [css, part(css)]));
}

/** Writes a stylesheet whose name contains a hash of its content, and returns its address. */
function writeStylesheet(name: string, css: string): string {
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 10);
  const href = `/${name}-${hash}.css`;
  writeFileSync(`public${href}`, css);
  return href;
}

/**
 * Moves the rules for print and forced colors into a file. Browsers fetch it with the lowest priority while its
 * media query does not match.
 */
function extractPrintAndForcedColors(pages: readonly StyledDocument[]): void {
  const parts = partitionEach(pages, (css) => partition(css, isForPrintOrForcedColors));
  // webpack repeats the styles of a component in each stylesheet that needs them.
  const rules = new Set([...parts.values()].flatMap(([extracted]) => rulesOf(extracted)));
  const href = writeStylesheet("print-and-forced-colors", [...rules].join(""));
  for (const { style, css } of pages) {
    setText(style, parts.get(css)?.[1] ?? css);
    const media = printAndForcedColors.join();
    insertAfter(createElement("link", { rel: "stylesheet", media, href }), style);
  }
}

const isTooLong = ({ document }: StyledDocument) =>
  gzipSync(serializeHtml(document)).length > firstFlight - reserved;

/** Returns the classes and fixed attributes above the fold, without those inside closed menus (`data-late-styles`). */
function namesAboveTheFold({ document, mount }: StyledDocument): string[] {
  const elements = elementsIn(document);
  const aboveTheFold = elements.slice(0, mount && elements.indexOf(mount));
  const isClosed = (element: Element) => attributeOf(element, "data-late-styles") !== undefined;
  const inClosed = new Set(aboveTheFold.filter(isClosed).flatMap(elementsIn));
  const visible = aboveTheFold.filter((element) => !inClosed.has(element));
  return visible.flatMap((element) => [
    ...(attributeOf(element, "class")?.split(" ") ?? []),
    ...fixedAttributes.map((name) => `[${name}=${attributeOf(element, name)}]`),
  ]);
}

function preloadedFonts({ document }: StyledDocument): string[] {
  const fonts = elementsIn(document).filter((element) => attributeOf(element, "as") === "font");
  return fonts.flatMap((font) => attributeOf(font, "href") ?? []);
}

/**
 * Moves the styles for content below the fold into a file, which the browser fetches while it shows the
 * content above the fold: also the tokens and fonts that only this content needs. Pages with the same
 * stylesheets share the file.
 *
 * Firefox paints the content after a stylesheet before the stylesheet has loaded, unless there is a script in
 * between. Repeats the first inline script of the document, which sets the color mode: the policy allows it,
 * and running it again changes nothing.
 */
function deferBelowTheFold(pages: readonly StyledDocument[]): void {
  // Rules for print stay in the deferred part: they follow the deferred rules that they override.
  const onScreen = (css: string) => partition(css, isForPrintOrForcedColors)[1];
  const parts = partitionEach(pages, (css) => {
    const samePages = pages.filter((page) => page.css === css);
    const [matching, others] = partition(css, matches(new Set(samePages.flatMap(namesAboveTheFold))));
    const isNeeded = needed(onScreen(matching), samePages.flatMap(preloadedFonts));
    const [critical, late] = partition(matching, isNeeded);
    return [onScreen(critical), late + others];
  });
  for (const { document, style, css, mount } of pages) {
    const script = elementsIn(document).find(
      ({ tagName, attrs }) => tagName === "script" && attrs.length === 0,
    );
    if (!mount || !script) continue;
    const [critical, deferred] = parts.get(css) ?? [css, ""];
    setText(style, critical);
    const href = writeStylesheet("deferred", deferred);
    mount.childNodes = [];
    tree.appendChild(mount, createElement("link", { rel: "stylesheet", href }));
    tree.appendChild(mount, createElement("script", {}, textOf(script)));
  }
}

/**
 * Each document keeps its critical CSS and links the rest. Documents that fit into the first flight of a
 * connection keep all styles of the page, except those for print and forced colors.
 *
 * Gatsby's own stylesheets stay complete, because visitors who come from another page of the site load those.
 */
export function splitStyles(documents: readonly HtmlDocument[]): void {
  const pages = documents.map(joinSheets);
  extractPrintAndForcedColors(pages);
  deferBelowTheFold(pages.filter((page) => page.mount && isTooLong(page)));
}
