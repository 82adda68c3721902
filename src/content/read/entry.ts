import { type Kind, kindOf } from "../kind/kind";
import { type Document, readDocument } from "./document";
import { jsonFiles } from "./find";

/** A file of the content: a document and its kind. */
export type Entry = Document & { kind: Kind };

/** Reads all files of a content directory that the site uses. */
export function readEntries(directory: string): Entry[] {
  return jsonFiles(directory).flatMap((file) => {
    const kind = kindOf(file);
    return kind ? { ...readDocument(directory, file), kind } : [];
  });
}
