import { type Document, readDocument } from "../../../src/content/read/document";
import { folderWith } from "../folder-with";

export function writtenDocument(text: string): Document {
  return readDocument(folderWith({ "file.json": text }), "file.json");
}
