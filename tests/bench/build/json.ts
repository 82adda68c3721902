import { readFileSync, writeFileSync } from "node:fs";

/** Reads a JSON file. The caller states the type of the content, which is not checked. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Rewrites a JSON file with the result of `edit`. */
export function editJson<Content>(file: string, edit: (content: Content) => Content): void {
  writeFileSync(file, `${JSON.stringify(edit(readJson<Content>(file)), null, 2)}\n`);
}
