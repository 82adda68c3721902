import { readFileSync } from "node:fs";
import { filesOf } from "../../file-list";
import { leftover } from "../../leftover.mjs";

/** Files to write, by their paths under `data/`. Null removes a file. */
export type FileChange = ReadonlyMap<string, string | Uint8Array | null>;

/** Returns the sorted paths of the files in a folder after a change that is not written yet. */
export function contentFiles(directory: string, change: FileChange = new Map()): string[] {
  const present = filesOf(directory).map((path) => path.slice(directory.length + 1));
  const isThere = (file: string) =>
    change.get(file) !== null && !file.split("/").some((name) => leftover.test(name));
  return [...new Set([...present, ...change.keys()])].filter(isThere).sort();
}

/** @throws if the file cannot be read */
export function readBytes(directory: string, file: string, change?: FileChange): Buffer {
  const content = change?.get(file);
  return content == null ? readFileSync(`${directory}/${file}`) : Buffer.from(content);
}
