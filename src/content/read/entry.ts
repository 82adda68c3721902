import { type Kind, kindOf } from "../kind/kind";
import { type Document, readDocument } from "./document";

/** A file of the content: a document and its kind. */
export type Entry = Document & { kind: Kind };

/** Reads a file of the content. Returns undefined if the site uses no file with this name. */
export function readEntry(directory: string, file: string): Entry | undefined {
  const kind = kindOf(file);
  return kind && { ...readDocument(directory, file), kind };
}
