import { type Document, readDocument } from "../../../src/content/read/document";
import { folderWith } from "../command/call";

/** Writes a text to a file and reads it as a document. */
export function writtenDocument(text: string): Document {
  return readDocument(folderWith({ "file.json": text }), "file.json");
}
