import { type Document, parseDocument, serializeDocument } from "../../../src/gatsby/document/tree";

export function transformed(html: string, transform: (document: Document) => void): string {
  const document = parseDocument(html);
  transform(document);
  return serializeDocument(document);
}
