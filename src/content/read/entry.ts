import { type Kind, kindOf } from "../kind/kind";
import { type Document, readDocument } from "./document";
import { jsonFiles } from "./find";

export type Entry = Document & { kind: Kind };

export function readEntries(directory: string): Entry[] {
  return jsonFiles(directory).flatMap((file) => {
    const kind = kindOf(file);
    return kind ? { ...readDocument(directory, file), kind } : [];
  });
}
