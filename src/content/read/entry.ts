import { type Kind, kindOf } from "../kind/kind";
import { contentFiles, type FileChange } from "./content-file";
import { type Document, readDocument } from "./document";

export type Entry = Document & { kind: Kind };

/** Returns sorted paths of JSON files, and of what was meant as one: `palsam.JSON`, `palsam.json.txt`. */
export function jsonFiles(directory: string, change?: FileChange): string[] {
  return contentFiles(directory, change).filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file));
}

export function readEntries(directory: string, change?: FileChange): Entry[] {
  return jsonFiles(directory, change).flatMap((file) => {
    const kind = kindOf(file);
    return kind ? { ...readDocument(directory, file, change), kind } : [];
  });
}
