import { type HtmlDocument, parseHtml, serializeHtml } from "../../../src/gatsby/document/tree";

export function transformed(html: string, transform: (document: HtmlDocument) => void): string {
  const document = parseHtml(html);
  transform(document);
  return serializeHtml(document);
}
