import { type Kind, kindOf } from "../kind/kind";
import { type Document, readDocument } from "./document";
import { jsonFiles } from "./find";

/** A file of the content: a document and its kind. */
export type Entry = Document & { kind: Kind };

/** Reads a file of the content. Returns undefined if the site uses no file with this name. */
export function readEntry(directory: string, file: string): Entry | undefined {
  const kind = kindOf(file);
  return kind && { ...readDocument(directory, file), kind };
}

/** Reads all files of a content directory that the site uses. */
export function readEntries(directory: string): Entry[] {
  return jsonFiles(directory).flatMap((file) => readEntry(directory, file) ?? []);
}
