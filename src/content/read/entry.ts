import { type Kind, kindOf } from "../kind/kind";
import { type Document, readDocument } from "./document";

/** A file of the content: a document whose kind is known. */
export type Entry = Document & { kind: Kind };

/** Reads a file of the content; undefined where the site uses no file of this name. */
export function readEntry(directory: string, file: string): Entry | undefined {
  const kind = kindOf(file);
  return kind && { ...readDocument(directory, file), kind };
}
