import { pathsIn } from "../../file-list";
import { type Kind, kindOf } from "../kind/kind";
import { type Document, readDocument } from "./document";

export type Entry = Document & { kind: Kind };

/** Returns sorted paths of JSON files, and of what was meant as one: `palsam.JSON`, `palsam.json.txt`, folders. */
export function jsonFiles(directory: string): string[] {
  return pathsIn(directory)
    .map((path) => path.slice(directory.length + 1).replace(/\/$/, ""))
    .filter((file) => /\.json[c5]?(?:\.txt)?$/i.test(file))
    .sort();
}

export function readEntries(directory: string): Entry[] {
  return jsonFiles(directory).flatMap((file) => {
    const kind = kindOf(file);
    return kind ? { ...readDocument(directory, file), kind } : [];
  });
}
